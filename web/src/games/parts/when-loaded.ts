/**
 * Opens a picture once the code that draws it is there, unless its table has gone meanwhile. `open` gives back how
 * to close what it opened; this gives back how to close all of it, now or later.
 */
export function whenLoaded<Code>(
  code: Promise<Code>,
  open: (code: Code) => readonly (() => void)[],
  failed: () => void,
): () => void {
  let gone = false;
  let closing: readonly (() => void)[] = [];
  void code
    .then((loaded) => {
      if (!gone) closing = open(loaded);
    })
    .catch(failed);
  return () => {
    gone = true;
    for (const close of closing) close();
  };
}

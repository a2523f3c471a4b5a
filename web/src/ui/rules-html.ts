import { marked } from 'marked';

/** A game's rules as HTML, from simple Markdown; each rule gets its number as its id. */
export function rulesHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  const numbered = html.replace(
    /<li>(<p>)?<strong>([A-Z]{2}-\d+)<\/strong>/g,
    '<li id="$2">$1<strong>$2</strong>',
  );
  // On a phone a wide table scrolls by itself: the keyboard must get there.
  return numbered.replaceAll('<table>', '<table tabindex="0">');
}

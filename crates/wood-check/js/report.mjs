/** Says what a check found, and makes the program fail if anything is wrong. */
export function report(what, { count, wrong }) {
  console.log(`${what}: ${count} compared, ${wrong.length} wrong`);
  for (const line of wrong) console.log(`  ${line}`);
  if (wrong.length > 0 || count === 0) process.exitCode = 1;
}

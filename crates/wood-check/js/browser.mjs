// browser.mjs OUT BROWSER: the same checks in a real browser, without a window. Serves OUT, opens its
// page.html, and waits for the page to send what it found.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize, resolve } from "node:path";
import { report } from "./report.mjs";

const [out, browser] = [resolve(process.argv[2]), process.argv[3]];
const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

const { promise: found, resolve: tell, reject: fail } = withResolvers();
const server = createServer(async (request, response) => {
  const path = new URL(request.url, "http://localhost").pathname;
  if (request.method === "POST" && path === "/found") {
    let body = "";
    for await (const part of request) body += part;
    response.writeHead(204).end();
    tell(JSON.parse(body));
    return;
  }
  try {
    const file = await readFile(join(out, normalize(path)));
    const type = types[extname(path)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type }).end(file);
  } catch {
    response.writeHead(404).end();
  }
});
// The page computes for long between two requests: its connection must not be closed meanwhile.
server.keepAliveTimeout = 0;
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));

const profile = await mkdtemp(join(tmpdir(), "wood-check-"));
const page = `http://127.0.0.1:${server.address().port}/page.html`;
// The sandbox of the browser needs rights that a container seldom has, and only our own page is shown.
const quiet = ["--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-gpu"];
const flags = ["--headless", "--no-sandbox", ...quiet, `--user-data-dir=${profile}`];
const shown = spawn(browser, [...flags, page], { stdio: ["ignore", "ignore", "pipe"], detached: true });
let said = "";
shown.stderr.on("data", (part) => (said += part));
shown.on("error", fail);
const gone = new Promise((exited) => shown.on("exit", exited));
gone.then((code) => fail(new Error(`${browser} ended with ${code}:\n${said}`)));
const patience = setTimeout(() => fail(new Error(`${browser} said nothing:\n${said}`)), 5 * 60_000);

try {
  const { agent, checks, error } = await found;
  console.log(agent);
  if (error || checks.length === 0) throw new Error(error ?? "nothing was checked");
  for (const { what, ...rest } of checks) report(what, rest);
} catch (error) {
  console.log(`${error.message ?? error}`);
  process.exitCode = 1;
} finally {
  clearTimeout(patience);
  // The browser is several processes: all of its group go, or the pipe to them would keep this one alive.
  if (shown.exitCode === null && shown.pid !== undefined) process.kill(-shown.pid, "SIGKILL");
  await gone;
  shown.stderr.destroy();
  server.close();
  server.closeAllConnections();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}

function withResolvers() {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}

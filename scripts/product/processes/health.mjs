import { setTimeout as wait } from 'node:timers/promises';
import { printProgress } from '../terminal/terminal.mjs';

const POLL_MS = 200;
const REPORT_MS = 15_000;

async function isHealthy(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

export async function waitUntilHealthy(name, url, ended) {
  let isOver = false;
  void ended.then(() => (isOver = true));
  for (let since = Date.now(), nextReport = REPORT_MS; !isOver; await wait(POLL_MS)) {
    if (await isHealthy(url)) return true;
    if (Date.now() - since > nextReport) {
      printProgress(`${name} is starting ... (${Math.round(nextReport / 1000)} s)`);
      nextReport += REPORT_MS;
    }
  }
  return false;
}

import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { printProgress } from '../terminal/terminal.mjs';

const POLL_MS = 100;
const REPORT_MS = 15_000;

// fetch would load ten megabytes into the supervisor, which stays.
const isHealthy = (url) =>
  new Promise((resolve) => {
    const request = http.get(url, { agent: false, timeout: 5000 }, (response) => {
      response.resume().on('error', () => undefined);
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve(false));
  });

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

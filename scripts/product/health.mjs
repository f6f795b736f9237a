import { setTimeout as wait } from 'node:timers/promises';
import { sayProgress } from './terminal.mjs';

const POLL_MS = 200;
const NEWS_MS = 15_000;

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Waits until the address answers well; ends early with false when `ended` settles first. */
export async function waitUntilHealthy(name, url, ended) {
  let over = false;
  void ended.then(() => (over = true));
  for (let since = Date.now(), news = NEWS_MS; !over; await wait(POLL_MS)) {
    if (await answers(url)) return true;
    if (Date.now() - since > news) {
      sayProgress(`${name} is getting ready ... (${Math.round(news / 1000)} s)`);
      news += NEWS_MS;
    }
  }
  return false;
}

import autocannon from 'autocannon';
import { cpuSeconds } from './processes.mjs';

// A refusal is fast: measured by mistake it would look like a fast server.
async function checkAnswer(url, headers) {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
}

/** Asks for one address as fast as it answers; counts only good answers, and the servers' own CPU time for each. */
export async function measure({ url, headers = {}, pids, connections, seconds, requests }) {
  const options = { url, headers, connections, ...(requests && { requests }) };
  if (!requests) await checkAnswer(url, headers);
  await autocannon({ ...options, duration: 1 });
  const before = cpuSeconds(pids);
  const result = await autocannon({ ...options, duration: seconds });
  const good = result['2xx'];
  return {
    perSecond: Math.round(good / result.duration),
    bad: result.non2xx + result.errors,
    // The nearest to 95 that is counted, and the stricter.
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    cpuMs: good > 0 ? ((cpuSeconds(pids) - before) * 1000) / good : Number.NaN,
  };
}

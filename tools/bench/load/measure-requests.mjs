import autocannon from 'autocannon';
import { cpuSeconds } from '../servers/process-usage.mjs';

// Errors are fast: measured by mistake they would look like a fast server.
export async function fetchOrThrow(url, headers) {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Requests a URL as fast as it answers; counts successful responses and the servers' CPU time for each. */
export async function measureRequests({ url, headers = {}, pids, connections, seconds, requests }) {
  const options = { url, headers, connections, ...(requests && { requests }) };
  if (!requests) await fetchOrThrow(url, headers);
  await autocannon({ ...options, duration: 1 });
  const before = cpuSeconds(pids);
  const result = await autocannon({ ...options, duration: seconds });
  const successful = result['2xx'];
  return {
    perSecond: Math.round(successful / result.duration),
    bad: result.non2xx + result.errors,
    // autocannon has no 95th percentile; this is the next stricter one.
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    cpuMs: successful > 0 ? ((cpuSeconds(pids) - before) * 1000) / successful : Number.NaN,
  };
}

import { Agent } from 'node:http';
import { send } from './clients.mjs';
import { newKey, orderOf } from './order-bodies.mjs';
import { latencies } from '../report.mjs';

const NO_RESPONSE = { status: 0, ms: Number.NaN };
let orderCount = 0;

/** Runs concurrent shoppers who order without pauses; `newConnections` opens one connection per order. */
export async function placeConcurrentOrders(
  origin,
  products,
  { connections, seconds, newConnections = false },
) {
  const agent = new Agent({ keepAlive: !newConnections, maxSockets: connections });
  const started = performance.now();
  const until = started + seconds * 1000;
  const responses = [];
  const shopper = async () => {
    while (performance.now() < until) {
      const body = orderOf(products[(orderCount += 1) % products.length]);
      const order = { method: 'POST', agent, headers: newKey(), body };
      responses.push(await send(origin, '/api/orders', order).catch(() => NO_RESPONSE));
    }
  };
  await Promise.all(Array.from({ length: connections }, shopper));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  const countOf = (low, high) => responses.filter(({ status }) => status >= low && status < high).length;
  const good = countOf(200, 300);
  const ms = responses.filter(({ status }) => status > 0).map((response) => response.ms);
  return {
    good,
    perSecond: good / elapsed,
    ...latencies(ms),
    serverErrors: countOf(500, 600),
    refused: countOf(300, 500),
    failed: countOf(0, 1),
  };
}

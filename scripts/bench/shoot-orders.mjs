import { Agent } from 'node:http';
import { ask } from './callers.mjs';
import { newKey, orderOf } from './order-bodies.mjs';
import { quantile } from './quantile.mjs';

const NO_ANSWER = { status: 0, ms: Number.NaN };
let next = 0;

/** So many shoppers who order as fast as they are answered; `cold`: each order over a connection of its own. */
export async function shootOrders(origin, products, { connections, seconds, cold = false }) {
  const agent = new Agent({ keepAlive: !cold, maxSockets: connections });
  const started = performance.now();
  const until = started + seconds * 1000;
  const answers = [];
  const shopper = async () => {
    while (performance.now() < until) {
      const body = orderOf(products[(next += 1) % products.length]);
      const order = { method: 'POST', agent, headers: newKey(), body };
      answers.push(await ask(origin, '/api/orders', order).catch(() => NO_ANSWER));
    }
  };
  await Promise.all(Array.from({ length: connections }, shopper));
  const lasted = (performance.now() - started) / 1000;
  agent.destroy();
  const countOf = (low, high) => answers.filter(({ status }) => status >= low && status < high).length;
  const good = countOf(200, 300);
  const ms = answers.filter(({ status }) => status > 0).map((answer) => answer.ms);
  return {
    good,
    perSecond: good / lasted,
    p50: quantile(ms, 0.5),
    p95: quantile(ms, 0.95),
    p99: quantile(ms, 0.99),
    serverErrors: countOf(500, 600),
    refused: countOf(300, 500),
    failed: countOf(0, 1),
  };
}

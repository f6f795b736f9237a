import type { Metrics } from './metrics';

/** What only Node can tell of its process; browsers read this package too, and have none of it. */
type Process = {
  memoryUsage(): { rss: number; heapUsed: number };
  uptime(): number;
};
type Delay = { percentile(share: number): number; reset(): void };

const NANO = 1e9;

/** How a process of the shop is: how late it works, what it holds, since when. */
export function describeNodeProcess({ gauge }: Pick<Metrics, 'gauge'>, node: Process, delay: Delay): void {
  gauge('shop_event_loop_lag_seconds', 'How late work starts, 99 % of it since last asked', () => {
    const lag = delay.percentile(99) / NANO;
    delay.reset();
    return lag;
  });
  gauge('shop_memory_bytes', 'Memory in use', () => {
    const { rss, heapUsed } = node.memoryUsage();
    return [
      { labels: { kind: 'rss' }, value: rss },
      { labels: { kind: 'heap' }, value: heapUsed },
    ];
  });
  gauge('shop_uptime_seconds', 'Since this process started', () => node.uptime());
}

import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge } from 'prom-client';
import { dataDir, sendsBackups } from '../../settings/environment';
import { copyState } from '../backup/continuous-copy';
import { offsiteBackup } from '../backup/offsite-backup';
import { lastExamination } from '../doctor/last-examination';
import { inFlight } from '../http/in-flight';

type Sample = [label: string, value: number];
type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };

const NANOSECONDS_PER_SECOND = 1e9;

/** Adds a metric that is read at each scrape; one that cannot be read is left out of the response. */
function gauge(name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    async collect() {
      try {
        this.set(await read());
      } catch {
        this.remove();
      }
    },
  });
}

function gaugeBy(label: string, name: string, help: string, read: () => Sample[] | Promise<Sample[]>): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    async collect() {
      this.reset();
      const samples = await Promise.resolve()
        .then(read)
        .catch(() => []);
      for (const [key, value] of samples) this.set({ [label]: key }, value);
    },
  });
}

const poolOf = (): Pool => (strapi.db.connection as unknown as { client: { pool: Pool } }).client.pool;
const faults = async () => (await lastExamination())?.outcome.faults ?? [];

export function registerProcessMetrics(): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge(
    'shop_event_loop_lag_seconds',
    '99th percentile of the event loop delay since the last scrape',
    () => {
      const lag = delay.percentile(99) / NANOSECONDS_PER_SECOND;
      delay.reset();
      return lag;
    },
  );
  gaugeBy('kind', 'shop_memory_bytes', 'Memory in use', () => {
    const { rss, heapUsed } = process.memoryUsage();
    return [
      ['rss', rss],
      ['heap', heapUsed],
    ];
  });
  gauge('shop_uptime_seconds', 'Time since the process started', () => process.uptime());
  gauge('shop_requests_in_flight', 'Requests being answered', inFlight);
  gaugeBy('state', 'shop_database_connections', 'Connections of the pool by state', () => {
    const pool = poolOf();
    return [
      ['used', pool.numUsed()],
      ['free', pool.numFree()],
      ['pending', pool.numPendingAcquires()],
    ];
  });
  gauge('shop_disk_free_bytes', 'Free disk space in the data folder', async () => {
    const { bavail, bsize } = await statfs(dataDir());
    return bavail * bsize;
  });
  gauge('shop_copy_age_seconds', 'Time since the continuous copy held the whole shop', async () => {
    const { ageSeconds = null } = (await copyState(Date.now())) ?? {};
    if (ageSeconds === null) throw new Error('no continuous copy');
    return ageSeconds;
  });
  gauge('shop_offsite_backup_age_seconds', 'Age of the newest backup off the machine', async () => {
    const { at } = await offsiteBackup();
    if (!sendsBackups() || !at) throw new Error('no backup off the machine');
    return (Date.now() - Date.parse(at)) / 1000;
  });
  gaugeBy('check', 'shop_doctor_faults', 'Faults found by the last examination, by check', async () =>
    (await faults()).map(({ id, count }): Sample => [id, count]),
  );
  gauge(
    'shop_doctor_fault_count',
    'Checks that failed in the last examination',
    async () => (await faults()).length,
  );
  gauge('shop_doctor_age_seconds', 'Time since the last examination in any process', async () => {
    const run = await lastExamination();
    if (!run) throw new Error('no examination yet');
    return (Date.now() - run.endedAt) / 1000;
  });
}

import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describeNodeProcess } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import { lastExamination } from '../doctor/last-examination';
import { dataDir } from '../../settings/environment';
import { inFlight } from '../http/in-flight';
import { metrics } from './request-metrics';

type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };

const poolOf = (strapi: Core.Strapi): Pool =>
  (strapi.db.connection as unknown as { client: { pool: Pool } }).client.pool;

function processFigures(): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  describeNodeProcess(metrics, process, delay);
  metrics.gauge('shop_requests_in_flight', 'Requests being answered now', inFlight);
}

function databaseFigures(strapi: Core.Strapi): void {
  metrics.gauge('shop_database_connections', 'Connections of the pool, by what they are doing', () => {
    const pool = poolOf(strapi);
    return [
      { labels: { state: 'used' }, value: pool.numUsed() },
      { labels: { state: 'free' }, value: pool.numFree() },
      { labels: { state: 'waited_for' }, value: pool.numPendingAcquires() },
    ];
  });
  metrics.gauge('shop_disk_free_bytes', 'Free room where the files are', async () => {
    const { bavail, bsize } = await statfs(dataDir());
    return bavail * bsize;
  });
}

function doctorFigures(): void {
  metrics.gauge('shop_doctor_faults', 'Faults the last examination found, by check', async () => {
    const faults = (await lastExamination())?.outcome.faults ?? [];
    return faults.map(({ id, count }) => ({ labels: { check: id }, value: count }));
  });
  metrics.gauge(
    'shop_doctor_fault_count',
    'Checks that failed in the last examination',
    async () => ((await lastExamination())?.outcome.faults ?? []).length,
  );
  metrics.gauge(
    'shop_doctor_age_seconds',
    'Since the last examination, whichever process made it',
    async () => {
      const run = await lastExamination();
      if (!run) throw new Error('there was none yet');
      return (Date.now() - run.endedAt) / 1000;
    },
  );
}

let described = false;

/** What can be told of this process, its database and the shop's health. */
export function describeProcess(strapi: Core.Strapi): void {
  if (described) return;
  described = true;
  processFigures();
  databaseFigures(strapi);
  doctorFigures();
}

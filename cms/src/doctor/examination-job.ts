import { HOUR_MS, MINUTE_MS } from '@shop/contract';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { DOCTOR_JOB, type Examined } from '../platform/doctor/last-examination';
import type { Job } from '../platform/jobs/run-due-jobs';
import { dataDir } from '../settings/environment';
import type { Fault } from './examine-shop';
import type { ShopLocation } from './snapshot';

const TIMEOUT_MS = 10 * MINUTE_MS;

let running: Worker | undefined;

// A worker thread keeps the event loop free while a large shop is read.
const examineInWorker = (location: ShopLocation): Promise<Fault[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'examination-worker.js'), { workerData: location });
    running = worker;
    const timeout = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timeout);
      running = undefined;
      reject(new Error('the examination was cut short'));
    });
  });

async function examineAndLog(): Promise<Examined> {
  const faults = await examineInWorker({ dataDir: dataDir(), databaseUrl: process.env.DATABASE_URL });
  for (const { id, count, problem, remedy, examples } of faults)
    strapi.log.error('doctor', { check: id, count, problem, remedy, example: examples[0]?.name });
  if (faults.length === 0) strapi.log.info('doctor: no faults');
  return { faults: faults.map(({ id, count }) => ({ id, count })) };
}

// An examination that could not be made counts as a fault: silence would look like health.
const examine = (): Promise<Examined> =>
  examineAndLog().catch((error: unknown) => {
    strapi.log.error('doctor', { check: 'examination-failed', fault: error });
    return { faults: [{ id: 'examination-failed', count: 1 }] };
  });

export const examinationJob: Job = { name: DOCTOR_JOB, everyMs: HOUR_MS, run: examine };

export const stopExamination = async (): Promise<void> => void (await running?.terminate());

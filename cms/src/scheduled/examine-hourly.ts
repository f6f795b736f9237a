import { MINUTE_MS } from '@shop/contract';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Fault } from '../doctor/examine-shop';
import { type ShopPlace } from '../doctor/snapshot';
import { dataDir } from '../shared/environment';

const LONGEST_MS = 10 * MINUTE_MS;

export type Examined = { faults: { id: string; count: number }[] };

let running: Worker | undefined;

// A thread of its own: reading a large shop must not keep anybody waiting.
const examineAside = (place: ShopPlace): Promise<Fault[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'examine-worker.js'), { workerData: place });
    running = worker;
    const late = setTimeout(() => void worker.terminate(), LONGEST_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      running = undefined;
      reject(new Error('the examination was cut short'));
    });
  });

/** What stands for an examination that could not be made: silence would look like health. */
const UNEXAMINED: Examined = { faults: [{ id: 'examination-failed', count: 1 }] };

/** Examines the shop and writes every fault into the log. */
export async function examineHourly(): Promise<Examined> {
  try {
    return await examineAndTell();
  } catch (error) {
    strapi.log.error('doctor', { check: 'examination-failed', fault: error });
    return UNEXAMINED;
  }
}

async function examineAndTell(): Promise<Examined> {
  const faults = await examineAside({ dataDir: dataDir(), databaseUrl: process.env.DATABASE_URL });
  for (const { id, count, problem, remedy, examples } of faults)
    strapi.log.error('doctor', { check: id, count, problem, remedy, example: examples[0]?.name });
  if (faults.length === 0) strapi.log.info('doctor: no faults');
  return { faults: faults.map(({ id, count }) => ({ id, count })) };
}

/** Ends an examination that is under way. */
export const stopExamining = async (): Promise<void> => void (await running?.terminate());

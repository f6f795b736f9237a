import { setTimeout as wait } from 'node:timers/promises';
import { isBucketAddress } from '../launcher/settings/bucket-address.mjs';
import { createFileCopier } from './copy-files.mjs';
import { createCopyReport } from './copy-report.mjs';
import { openFolderPlace } from './folder-place.mjs';
import { createForgetTimer } from './forget-timer.mjs';
import { startReplication } from './replication.mjs';

const TICK_MS = 250;
const RETRY_MS = 5000;
const LAST_COMMITS_MS = 5000;

// PostgreSQL archives itself; then only files are copied.
const { dataDir, folder, hasSqlite, shop, offsite } = JSON.parse(process.env.COPY);
// Litestream is another's program, and inherits the environment.
delete process.env.COPY;
const report = createCopyReport(dataDir, folder, (line) => process.stdout.write(`${line}\n`));
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopping.abort());

const pause = (ms) => wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

async function openPlace() {
  if (!isBucketAddress(folder)) return openFolderPlace(folder, dataDir, shop);
  const { openBucketPlace } = await import('./bucket-place.mjs');
  return openBucketPlace({ ...offsite, COPY_TO: folder }, dataDir, shop);
}

/** Copies what has changed; returns until when everything is in the copy, null if that was never so. */
async function copyChanges(place, copier, replication) {
  const now = Date.now();
  await place.requireThere();
  await copier.sweep(now);
  const copiedAt = replication ? replication.copiedAt(now) : now;
  await place.sendReplica();
  if (copiedAt) await report.copied(copiedAt, place);
  return copiedAt;
}

async function copyUntilStopped(place, replication) {
  const copier = createFileCopier(dataDir, place);
  const copy = () => copyChanges(place, copier, replication);
  for (const isTime = createForgetTimer(); !stopping.signal.aborted; await pause(TICK_MS)) {
    await copy();
    if (isTime()) await copier.forget();
  }
  // The shop has stopped before: what it sold last is still on its way.
  const stoppedAt = Date.now();
  while ((await copy()) < stoppedAt && Date.now() < stoppedAt + LAST_COMMITS_MS) await wait(TICK_MS);
  await report.finish(place);
}

async function copyShop() {
  const place = await openPlace();
  const replication = hasSqlite ? startReplication(dataDir, place) : null;
  try {
    await copyUntilStopped(place, replication);
  } finally {
    await replication?.stop();
  }
}

process.umask(0o077);
while (!stopping.signal.aborted) {
  await copyShop().catch(report.failed);
  await pause(RETRY_MS);
}

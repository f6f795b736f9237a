import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createFileCopier } from './copy-files.mjs';
import { CopyError, openCopyFolder, partsOfCopy } from './copy-folder.mjs';
import { createCopyReport } from './copy-report.mjs';
import { startReplication } from './replication.mjs';

const TICK_MS = 250;
const RETRY_MS = 5000;
const LAST_COMMITS_MS = 5000;
const HOUR_MS = 3_600_000;

// PostgreSQL archives itself; then only files are copied.
const { dataDir, folder, hasSqlite, shop } = JSON.parse(process.env.COPY);
const parts = partsOfCopy(folder);
const report = createCopyReport(dataDir, folder, (line) => process.stdout.write(`${line}\n`));
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopping.abort());

const pause = (ms) => wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

/** Copies what has changed; returns until when everything is in the copy, null if that was never so. */
async function copyChanges(copier, replication) {
  const now = Date.now();
  // A disk that was taken away leaves an empty folder, which must not be filled.
  if (!existsSync(parts.shop)) throw new CopyError('folder');
  await copier.sweep(now);
  const copiedAt = replication ? replication.copiedAt(now) : now;
  if (copiedAt) report.copied(copiedAt);
  return copiedAt;
}

async function copyUntilStopped(copier, replication) {
  for (let forgetAt = 0; !stopping.signal.aborted; await pause(TICK_MS)) {
    await copyChanges(copier, replication);
    if (Date.now() < forgetAt) continue;
    await copier.forget();
    forgetAt = Date.now() + HOUR_MS;
  }
  // The shop has stopped before: what it sold last is still on its way.
  const stoppedAt = Date.now();
  while ((await copyChanges(copier, replication)) < stoppedAt && Date.now() < stoppedAt + LAST_COMMITS_MS)
    await wait(TICK_MS);
  report.finish();
}

async function copyShop() {
  openCopyFolder(folder, dataDir, shop);
  const replication = hasSqlite ? startReplication(dataDir, parts.database) : null;
  try {
    await copyUntilStopped(createFileCopier(dataDir, folder), replication);
  } finally {
    await replication?.stop();
  }
}

process.umask(0o077);
while (!stopping.signal.aborted) {
  await copyShop().catch(report.failed);
  await pause(RETRY_MS);
}

import { createDatabaseCheck } from './database-copy-check.mjs';
import { startLitestream } from './litestream.mjs';

const STANDSTILL_MS = 60_000;
const END_MS = 5000;

/**
 * Starts the replication of the shop's SQLite file. `copiedAt` tells until when it is complete; it throws when Litestream
 * has ended, or has completed nothing for a minute.
 */
export function startReplication(dataDir, { replica, keptHours }) {
  const { child, ended } = startLitestream(dataDir, replica, keptHours);
  const completeUntil = createDatabaseCheck(dataDir, replica);
  const startedAt = Date.now();
  let lastLines = null;
  void ended.then((lines) => (lastLines = lines));
  const copiedAt = (now) => {
    if (lastLines !== null) throw new Error(`Litestream ended by itself. ${lastLines}`);
    const at = completeUntil(now);
    if (now - (at ?? startedAt) > STANDSTILL_MS) throw new Error('Litestream stands still');
    return at;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
    await ended;
    clearTimeout(timer);
  };
  return { copiedAt, stop };
}

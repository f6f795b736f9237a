import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { newestSegment, readSegment } from './replica.mjs';
import { readWalIndex, saltsOf } from './wal.mjs';

const INDEX_BYTES = 96;

function readShopWal(dataDir) {
  const bytes = Buffer.alloc(INDEX_BYTES);
  const file = openSync(path.join(dataDir, 'shop.db-shm'), 'r');
  try {
    return readWalIndex(bytes.subarray(0, readSync(file, bytes, 0, INDEX_BYTES, 0)));
  } finally {
    closeSync(file);
  }
}

// Litestream writes its generation's name beside the database.
const generationOf = (dataDir) =>
  readFileSync(path.join(dataDir, '.shop.db-litestream/generation'), 'utf8').trim();

function replicaPosition(dataDir, replica) {
  const segment = newestSegment(replica, generationOf(dataDir));
  if (!segment) return null;
  const bytes = readSegment(segment);
  return { end: segment.offset + bytes.length, salts: saltsOf(bytes, segment.offset) };
}

const isSame = (one, other) => one?.end === other.end && one.salts === other.salts;

// Litestream goes on to a new WAL, which has other salts, when it has copied the earlier one.
const hasReached = (found, wanted, shop) =>
  found.salts === wanted.salts ? found.end >= wanted.end : found.salts === shop.salts;

/**
 * Returns a function that tells until when every commit of the shop is in its replica, null if never. It compares
 * positions in the WAL, and asks neither Litestream nor a clock of another machine.
 */
export function createDatabaseCheck(dataDir, replica) {
  // The position that is known to be in the replica, and one of the shop that is not yet.
  let [copied, wanted, copiedAt] = [null, null, null];
  const look = (now) => {
    const shop = readShopWal(dataDir);
    if (!shop) return;
    if (!isSame(copied, shop)) {
      wanted ??= { ...shop, at: now };
      const found = replicaPosition(dataDir, replica);
      if (!found || !hasReached(found, wanted, shop)) return;
      [copied, copiedAt, wanted] = [found, wanted.at, { ...shop, at: now }];
    }
    if (isSame(copied, shop)) [copiedAt, wanted] = [now, null];
  };
  return (now) => {
    try {
      look(now);
    } catch (error) {
      // A new shop has no database yet.
      if (error.code !== 'ENOENT') throw error;
    }
    return copiedAt;
  };
}

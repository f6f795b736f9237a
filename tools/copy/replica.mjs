import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import lz4 from 'lz4js';

// Litestream 0.3: generations/GENERATION/{snapshots/INDEX.snapshot.lz4,wal/INDEX_OFFSET.wal.lz4}, numbers in hexadecimal.
const SNAPSHOT = /^([0-9a-f]{8})\.snapshot\.lz4$/;
const SEGMENT = /^([0-9a-f]{8})_([0-9a-f]{8})\.wal\.lz4$/;

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

const PLACE = /([0-9a-f]{16})\/(?:snapshots|wal)\/([^/~]+)$/;

function partOf(file) {
  const [, generation, base] = PLACE.exec(file.name) ?? [];
  const match = base && (SNAPSHOT.exec(base) ?? SEGMENT.exec(base));
  if (!match) return [];
  const [, index, offset] = match;
  const isSnapshot = offset === undefined;
  return [
    {
      ...file,
      generation,
      isSnapshot,
      index: parseInt(index, 16),
      offset: parseInt(offset ?? '0', 16),
      at: file.mtimeMs,
    },
  ];
}

const inOrder = (files) => files.sort((one, other) => one.index - other.index || one.offset - other.offset);

/**
 * Returns segments in their order with times that a clock that was ahead for a while does not spoil: none is later than
 * its successor's, and the last ones, if later than now, have that of their predecessor.
 */
function withTrueTimes(segments, now) {
  let next = Infinity;
  const bounded = segments.toReversed().map((one) => ({ ...one, at: (next = Math.min(next, one.at)) }));
  let last = Infinity;
  return bounded.reverse().map((one) => {
    if (one.at <= now) last = one.at;
    return { ...one, at: Math.min(last, one.at) };
  });
}

// A snapshot may hold pages of its own WAL already, so that it is never dated before what it may hold.
function dateSnapshot(snapshot, segments, now) {
  const next = segments.find(({ index }) => index > snapshot.index)?.at ?? Infinity;
  const at = Math.min(snapshot.at, next);
  if (at <= now) return { ...snapshot, at };
  return { ...snapshot, at: segments.findLast(({ index }) => index <= snapshot.index)?.at ?? at };
}

/** Returns the generations among files of a replica, each with its snapshots and WAL segments, the oldest first. */
export function replicaOf(files, now = Date.now()) {
  const parts = files.flatMap(partOf);
  return [...new Set(parts.map(({ generation }) => generation))]
    .map((name) => {
      const own = inOrder(parts.filter(({ generation }) => generation === name));
      const segments = withTrueTimes(
        own.filter(({ isSnapshot }) => !isSnapshot),
        now,
      );
      const snapshots = own.filter(({ isSnapshot }) => isSnapshot);
      return { name, snapshots: snapshots.map((one) => dateSnapshot(one, segments, now)), segments };
    })
    .filter(({ snapshots }) => snapshots.length > 0)
    .sort((one, other) => one.snapshots[0].at - other.snapshots[0].at);
}

/** Returns the generations of a replica in a folder. */
export function readReplica(folder) {
  const generations = path.join(folder, 'generations');
  const names = namesIn(generations).flatMap((name) =>
    ['snapshots', 'wal'].flatMap((part) =>
      namesIn(path.join(generations, name, part)).map((base) => path.join(name, part, base)),
    ),
  );
  return replicaOf(
    names.map((name) => {
      const file = path.join(generations, name);
      return { name, file, mtimeMs: statSync(file).mtimeMs };
    }),
  );
}

export function newestSegment(folder, generation) {
  const place = path.join(folder, 'generations', generation, 'wal');
  const files = namesIn(place).map((name) => ({
    name: `${generation}/wal/${name}`,
    file: path.join(place, name),
  }));
  return inOrder(files.flatMap(partOf)).at(-1);
}

export const readSegment = ({ file }) => Buffer.from(lz4.decompress(readFileSync(file)));

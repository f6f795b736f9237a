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

function filesOf(folder, pattern) {
  return namesIn(folder)
    .map((name) => ({ file: path.join(folder, name), match: pattern.exec(name) }))
    .filter(({ match }) => match)
    .map(({ file, match: [, index, offset = '0'] }) => ({
      file,
      index: parseInt(index, 16),
      offset: parseInt(offset, 16),
    }))
    .sort((one, other) => one.index - other.index || one.offset - other.offset);
}

const withTimes = (files) => files.map((one) => ({ ...one, at: statSync(one.file).mtimeMs }));

/** Returns the generations of a replica, each with its snapshots and WAL segments, the oldest first. */
export function readReplica(folder) {
  const generations = path.join(folder, 'generations');
  return namesIn(generations)
    .map((name) => ({
      name,
      snapshots: withTimes(filesOf(path.join(generations, name, 'snapshots'), SNAPSHOT)),
      segments: withTimes(filesOf(path.join(generations, name, 'wal'), SEGMENT)),
    }))
    .filter(({ snapshots }) => snapshots.length > 0)
    .sort((one, other) => one.snapshots[0].at - other.snapshots[0].at);
}

export const newestSegment = (folder, generation) =>
  filesOf(path.join(folder, 'generations', generation, 'wal'), SEGMENT).at(-1);

export const readSegment = ({ file }) => Buffer.from(lz4.decompress(readFileSync(file)));

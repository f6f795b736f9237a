import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runQuietly } from '../launcher/processes/run-command.mjs';
import { UserError } from '../launcher/terminal/terminal.mjs';
import { litestreamProgram } from './litestream.mjs';
import { readReplica, readSegment } from './replica.mjs';
import { applyWal, endOfMoment } from './shop-at.mjs';
import { texts } from './texts.mjs';

// A commit is in a segment some seconds later, on a slow disk too.
const DELAY_MS = 30_000;

/** Returns what a replica needs to become as it was at a moment. */
export function neededFor(replica, moment) {
  const generation = replica.findLast(({ snapshots }) => snapshots[0].at <= moment);
  const snapshot = generation.snapshots.findLast(({ at }) => at <= moment);
  const segments = generation.segments.filter(
    ({ index, at }) => index >= snapshot.index && at <= moment + DELAY_MS,
  );
  return { generation, snapshot, segments };
}

/** Returns when the replica begins, null for none. */
export const beginningOf = (replica) => readReplica(replica)[0]?.snapshots[0].at ?? null;

/** Lets Litestream restore a snapshot and the whole WALs after it, which are shown to it as a replica of their own. */
async function restoreWhole(file, { name }, snapshot, segments) {
  // Litestream takes an address, in which it finds no folder with a space or an accent.
  const view = mkdtempSync(path.join(os.tmpdir(), 'shop-replica-'));
  for (const [folder, files] of [
    ['snapshots', [snapshot]],
    ['wal', segments],
  ]) {
    const target = path.join(view, 'generations', name, folder);
    mkdirSync(target, { recursive: true });
    for (const one of files) symlinkSync(one.file, path.join(target, path.basename(one.file)));
  }
  const { code, output } = await runQuietly([litestreamProgram(), ['restore', '-o', file, `file://${view}`]]);
  // Litestream leaves those of its draft.
  for (const left of [view, `${file}.tmp-shm`, `${file}.tmp-wal`])
    rmSync(left, { recursive: true, force: true });
  if (code !== 0) throw new UserError(texts.damaged(output.trim().split('\n').at(-1)));
}

// A hole in a WAL would end it for SQLite without an error.
function joinSegments(segments) {
  const wal = Buffer.concat(segments.map(readSegment));
  const { offset } = segments.at(-1);
  const end = offset + readSegment(segments.at(-1)).length;
  if (segments[0].offset !== 0 || end !== wal.length) throw new UserError(texts.damaged('falta una parte'));
  return wal;
}

const lengthUntil = (segments, moment) =>
  segments.filter(({ at }) => at <= moment).reduce((sum, one) => sum + readSegment(one).length, 0);

/** Restores the replica as it was at a moment, exact to the commit, into a new file. */
export async function restoreDatabase(replica, moment, file) {
  const { generation, snapshot, segments } = neededFor(readReplica(replica), moment);
  const firstLater = segments.find(({ at }) => at > moment) ?? segments.at(-1) ?? snapshot;
  await restoreWhole(
    file,
    generation,
    snapshot,
    segments.filter(({ index }) => index < firstLater.index),
  );
  for (let { index } = firstLater; segments.some((one) => one.index === index); index += 1) {
    const own = segments.filter((one) => one.index === index);
    const wal = joinSegments(own);
    const end = endOfMoment(file, wal, lengthUntil(own, moment), moment);
    applyWal(file, wal.subarray(0, end));
    if (end < wal.length) return;
  }
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { COPY_LATE_SECONDS, copyStatusSchema, type CopyFault } from '@shop/contract';
import { copiesContinuously, dataDir } from '../../settings/environment';

type CopyState = { ageSeconds: number | null; fault: CopyFault | null };

// Beside the data, since it says something about this disk and not about the shop.
const statusFile = (): string => path.join(dataDir(), 'copy.json');

/** Returns how old the continuous copy is, from the file of the process that makes it; undefined without COPY_TO. */
export async function copyState(now: number): Promise<CopyState | undefined> {
  if (!copiesContinuously()) return undefined;
  const text = await readFile(statusFile(), 'utf8').catch(() => 'null');
  const { data } = copyStatusSchema.safeParse(JSON.parse(text));
  if (!data) return { ageSeconds: null, fault: null };
  const { copiedAt, fault } = data;
  const ageSeconds = copiedAt && Math.round((now - copiedAt) / 1000);
  // A moment that is still to come, from a clock that was wrong, says nothing.
  return {
    ageSeconds: ageSeconds === null || ageSeconds < -COPY_LATE_SECONDS ? null : Math.max(0, ageSeconds),
    fault,
  };
}

/** True while the copy goes on; the first minute after a start it may still be the one of before. */
export const isCopyGoingOn = ({ ageSeconds }: CopyState, uptimeSeconds: number): boolean =>
  (ageSeconds !== null && ageSeconds <= COPY_LATE_SECONDS) || uptimeSeconds < COPY_LATE_SECONDS;

import { DAY_MS, messages, RESTORE_DAYS } from '@shop/contract';
import { conflict } from './http-errors';

/** What was deleted after this instant can be brought back. */
export const restorableSince = (): Date => new Date(Date.now() - RESTORE_DAYS * DAY_MS);

/** Refuses what was deleted too long ago. */
export function checkRestorable(deletedAt: string): void {
  if (new Date(deletedAt) < restorableSince()) throw conflict(messages.restoreTooLate);
}

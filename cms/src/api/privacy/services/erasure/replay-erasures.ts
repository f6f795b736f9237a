import { isUniqueViolation } from '../../../../database/database-errors';
import { records } from '../../../../database/gateway/records';
import { addAuditEntry } from '../../../../platform/access/audit-log';
import { clients } from '../../../client/services/client';
import type { Erasure } from '../../domain/erasure';
import { repeatErasure } from './erase-person';
import { appendToLedger, readLedger } from './ledger';

async function stored(): Promise<Erasure[]> {
  const erasures = await records('api::privacy.erasure', strapi.db.connection).many({}, { orderBy: ['at'] });
  return erasures.map(({ documentId: id, at, orders, contacts }) => ({ id, at, orders, contacts }));
}

async function repeatOnce(erasure: Erasure): Promise<void> {
  try {
    await repeatErasure(erasure);
  } catch (error) {
    // Another process that started at the same time was faster.
    if (!isUniqueViolation(error)) throw error;
  }
}

const missingIn = (known: readonly Erasure[], all: readonly Erasure[]): Erasure[] => {
  const ids = new Set(known.map(({ id }) => id));
  return all.filter(({ id }) => !ids.has(id));
};

/**
 * Repeats the erasures of this machine's ledger that the database lacks, and adds those of the database to the ledger;
 * returns how many were repeated. It runs before the shop opens.
 */
export async function replayErasures(): Promise<number> {
  const [ledger, database] = [await readLedger(), await stored()];
  const lost = missingIn(database, ledger);
  if (lost.length > 0) await clients.catchUpAll();
  for (const erasure of lost) await repeatOnce(erasure);
  if (lost.length > 0)
    await addAuditEntry({
      actor: 'sistema',
      action: 'erasures-repeated',
      after: { erasures: lost.length },
    });
  await appendToLedger(missingIn(ledger, database));
  return lost.length;
}

import type { Row, Trx } from '../../../../database/connection';
import { isoOf } from '../../../../database/rows';
import { inTransaction } from '../../../../database/transaction';
import { CASES } from '../case-rows';
import { openCase } from '../open-case';
import { recordStep } from '../record-step';

const SYSTEM = 'sistema';

// A message keeps its row, in which an older version of the shop still finds it.
const unadopted = (trx: Trx) =>
  trx('contact_messages as message')
    .leftJoin(CASES, `${CASES}.code`, 'message.code')
    .whereNull(`${CASES}.id`)
    .whereNotNull('message.code')
    .whereNot('message.code', '')
    .orderBy('message.id')
    .select('message.*');

async function adopt(trx: Trx, row: Row): Promise<void> {
  const text = (column: string) => (row[column] as string | null) ?? '';
  const receivedAt = new Date(isoOf(row.created_at));
  const { case: opened } = await openCase(trx, {
    ...{ kind: 'withdrawal', channel: 'earlier', receivedAt, openKey: null, actor: 'cliente' },
    ...{ code: text('code'), name: text('name'), email: text('email') },
    ...{ phone: text('phone'), message: text('message') },
  });
  if (!row.answered) return;
  const at = new Date(isoOf(row.updated_at));
  await recordStep(trx, opened, { step: 'answered', at, actor: SYSTEM });
}

/** Opens a case for each withdrawal that an earlier version stored as a message, with its code and time. */
export const adoptEarlierWithdrawals = (): Promise<number> =>
  inTransaction(async (trx) => {
    const rows: Row[] = await unadopted(trx);
    for (const row of rows) await adopt(trx, row);
    return rows.length;
  });

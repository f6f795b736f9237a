import type { Row, Trx } from '../../../database/connection';
import { inBatches } from '../../../database/rows';
import { addEvent } from './record-step';
import { asCase, CASE_EVENTS, CASES } from './case-rows';

const NOBODY = { name: null, email: null, phone: null, message: null };

const hasPersonalData = (row: Row): boolean =>
  Object.keys(NOBODY).some((column) => row[column] !== null && row[column] !== undefined);

/** Removes the person from cases, which stay as evidence of what was asked and done. */
export async function eraseCases(trx: Trx, ids: readonly number[], at: Date): Promise<void> {
  for (const batch of inBatches(ids)) {
    const rows: Row[] = await trx(CASES).whereIn('id', batch);
    await trx(CASE_EVENTS).whereIn('case_id', batch).whereNotNull('note').update({ note: null });
    for (const row of rows.filter(hasPersonalData)) {
      await trx(CASES)
        .where('id', row.id as number)
        .update(NOBODY);
      await addEvent(trx, asCase(row), { step: 'personal_data_erased', at, actor: 'sistema' });
    }
  }
}

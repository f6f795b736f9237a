import type { MessageTemplate } from '@shop/contract';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import type { Row, Trx } from '../../../database/connection';
import { inBatches } from '../../../database/rows';
import { exampleWithdrawalMail } from '../domain/withdrawal/withdrawal-mails';
import { caseEvents, eventsOf, findCase, lockCase, asCase, CASE_EVENTS, CASES } from './case-rows';
import { openCase } from './open-case';
import { recordStep, addEvent } from './record-step';

const NOBODY = { name: null, email: null, phone: null, message: null };

const hasPersonalData = (row: Row): boolean =>
  Object.keys(NOBODY).some((column) => row[column] !== null && row[column] !== undefined);

/** Removes the person from cases, which stay as evidence of what was asked and done. */
async function eraseCases(trx: Trx, ids: readonly number[], at: Date): Promise<void> {
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

export const cases = {
  open: openCase,
  lock: lockCase,
  find: findCase,
  events: eventsOf,
  /** Returns the history of the case with a document id. */
  historyOf: caseEvents,
  record: recordStep,
  erase: eraseCases,
  /** Writes the mail of a withdrawal with an example code and a text that is not stored yet. */
  exampleMail: async (template: MessageTemplate) =>
    exampleWithdrawalMail(template, await shopSetting.current()),
};

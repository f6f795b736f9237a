import type { MessageTemplate } from '@shop/contract';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import type { Trx } from '../../../database/connection';
import { inBatches } from '../../../database/rows';
import { emptied } from '../../../platform/panel/emptied';
import { exampleWithdrawalMail } from '../domain/withdrawal/withdrawal-mails';
import { caseEvents, caseEventsIn, casesIn, eventsOf, findCase, lockCase } from './case-records';
import { openCase } from './open-case';
import { recordCaseStep, addEvent } from './record-case-step';

/** Removes the person from cases, which stay as evidence of what was asked and done. */
async function eraseCases(trx: Trx, ids: readonly number[], at: Date): Promise<void> {
  const nobody = emptied('api::case.case');
  const personal = Object.keys(nobody) as (keyof typeof nobody)[];
  for (const batch of inBatches(ids)) {
    const noted = { caseId: batch, note: { $ne: '' } };
    await caseEventsIn(trx).update(noted, emptied('api::case.case-event'));
    for (const found of await casesIn(trx).many({ id: batch })) {
      if (personal.every((name) => !found[name])) continue;
      await casesIn(trx).update({ id: found.id }, nobody);
      await addEvent(trx, found, { step: 'personal_data_erased', at, actor: 'sistema' });
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
  record: recordCaseStep,
  erase: eraseCases,
  /** Writes the mail of a withdrawal with an example code and a text that is not stored yet. */
  exampleMail: async (template: MessageTemplate) =>
    exampleWithdrawalMail(template, await shopSetting.current()),
};

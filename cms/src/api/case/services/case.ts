import type { MessageTemplate } from '@shop/contract';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import type { Trx } from '../../../database/connection';
import { inBatches } from '../../../database/rows';
import { exampleWithdrawalMail } from '../domain/withdrawal/withdrawal-mails';
import { caseEvents, caseEventsIn, casesIn, eventsOf, findCase, lockCase } from './case-records';
import { openCase } from './open-case';
import { recordStep, addEvent } from './record-step';

const NOBODY = { name: '', email: '', phone: '', message: '' };

/** Removes the person from cases, which stay as evidence of what was asked and done. */
async function eraseCases(trx: Trx, ids: readonly number[], at: Date): Promise<void> {
  for (const batch of inBatches(ids)) {
    await caseEventsIn(trx).update({ caseId: batch, note: { $ne: '' } }, { note: '' });
    for (const found of await casesIn(trx).many({ id: batch })) {
      const { id, name, email, phone, message } = found;
      if (!name && !email && !phone && !message) continue;
      await casesIn(trx).update({ id }, NOBODY);
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
  record: recordStep,
  erase: eraseCases,
  /** Writes the mail of a withdrawal with an example code and a text that is not stored yet. */
  exampleMail: async (template: MessageTemplate) =>
    exampleWithdrawalMail(template, await shopSetting.current()),
};

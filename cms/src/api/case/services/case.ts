import type { MessageTemplate } from '@shop/contract';
import { shopSetting } from '../../../platform/services';
import { exampleWithdrawalMail } from '../domain/withdrawal/withdrawal-mails';
import { caseEvents, eventsOf, findCase, lockCase } from './case-rows';
import { eraseCases } from './erase-case';
import { openCase } from './open-case';
import { recordStep } from './record-step';
import { openWithdrawal } from './withdrawal/open-withdrawal';

const caseService = () => ({
  open: openCase,
  lock: lockCase,
  find: findCase,
  events: eventsOf,
  /** Returns the history of the case with a document id. */
  historyOf: caseEvents,
  record: recordStep,
  erase: eraseCases,
  openWithdrawal,
  /** Writes the mail of a withdrawal with an example code and a text that is not stored yet. */
  exampleMail: async (template: MessageTemplate) =>
    exampleWithdrawalMail(template, await shopSetting().current()),
});

export default caseService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::case.case': ReturnType<typeof caseService>;
  }
}

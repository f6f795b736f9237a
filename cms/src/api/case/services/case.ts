import type { MessageTemplate } from '@shop/contract';
import { shopSetting } from '../../../platform/services';
import { exampleWithdrawalMail } from '../domain/withdrawal/withdrawal-mails';
import { findCase, lockCase } from './case-rows';
import { openCase } from './open-case';
import { recordStep } from './record-step';
import { openWithdrawal } from './withdrawal/open-withdrawal';

const caseService = () => ({
  open: openCase,
  lock: lockCase,
  find: findCase,
  record: recordStep,
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

import { nextCaseSteps, type ExchangeState, type ExchangeStep } from '@shop/contract';

/** Lists the steps that staff may record now, the usual one first. */
export const nextStepsOf = (state: ExchangeState): ExchangeStep[] =>
  nextCaseSteps('exchange', { state, term: 'unknown' }, 'call') as ExchangeStep[];

const CHATS = {
  new: 'chat-exchange-new',
  approved: 'chat-exchange-approved',
  rejected: 'chat-exchange-rejected',
  goods_received: 'chat-exchange-ready',
} as const;

/** Returns the WhatsApp text that fits an exchange; null once nothing is left to say. */
export const chatEventOf = (state: ExchangeState): (typeof CHATS)[keyof typeof CHATS] | null =>
  state in CHATS ? CHATS[state as keyof typeof CHATS] : null;

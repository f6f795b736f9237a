import { z } from '../z';
import { receivedMessageSchema } from '../contact/contact-inbox';
import { pageAnswer, pageQuery } from '../http/paging';
import { MESSAGES_PAGE_SIZE } from '../limits';
import { textLine } from '../text/text-fields';
import { successAnswer } from '../http/responses';
import { CASE_KINDS, caseMessages, caseSchema } from './case';

/** Cases whose time comes within a day or has passed, and unread messages. */
export const dueCasesAnswerSchema = successAnswer({ due: z.number() });

/** Entries of the list of cases: cases of all kinds, and messages of the contact form. */
export const CASE_LIST_KINDS = ['message', ...CASE_KINDS] as const;
export type CaseListKind = (typeof CASE_LIST_KINDS)[number];

export const CASE_LIST_STATES = ['open', 'due', 'closed'] as const;
export type CaseListState = (typeof CASE_LIST_STATES)[number];

/** Hours in which the shop answers a message. */
export const MESSAGE_ANSWER_HOURS = 24;

/** Hours before its due time from which a case counts as due: the day that is left to act. */
export const CASE_DUE_HOURS = 24;

export const caseListQuerySchema = z.object({
  ...pageQuery(MESSAGES_PAGE_SIZE),
  kind: z.optional(z.enum(CASE_LIST_KINDS, caseMessages.badKind)),
  state: z.optional(z.enum(CASE_LIST_STATES, caseMessages.badState)),
  /** A code, an order's number, or a part of a name, e-mail or phone. */
  search: z.optional(textLine(80)),
});
export type CaseListQuery = z.output<typeof caseListQuerySchema>;

const entrySchema = z.object({
  /** Due time; null for an entry that is done. */
  dueAt: z.nullable(z.string()),
  /** One of the two is there. */
  case: z.nullable(caseSchema),
  message: z.nullable(receivedMessageSchema),
});
export type CaseEntry = z.output<typeof entrySchema>;

export const caseListAnswerSchema = pageAnswer('entries', entrySchema, {});

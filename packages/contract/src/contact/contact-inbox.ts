import { z } from '../z';
import { MESSAGES_PAGE_SIZE } from '../limits';
import { pageAnswer, pageQuery } from '../http/paging';

export const MESSAGE_STATES = ['unread', 'unanswered', 'answered'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const inboxMessages = {
  notFound: 'Ese mensaje ya no está.',
  badState: 'El filtro de los mensajes no es válido',
  badChange: 'Indicá si el mensaje está leído o respondido',
  deleted: 'Mensaje eliminado.',
} as const;

export const receivedMessageSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  read: z.boolean(),
  answered: z.boolean(),
  createdAt: z.string(),
});
export type ReceivedMessage = z.output<typeof receivedMessageSchema>;

export const messageListQuerySchema = z.object({
  ...pageQuery(MESSAGES_PAGE_SIZE),
  state: z.optional(z.enum(MESSAGE_STATES, inboxMessages.badState)),
});
export type MessageListQuery = z.output<typeof messageListQuerySchema>;

export const messageListAnswerSchema = pageAnswer('messages', receivedMessageSchema, { unread: z.number() });

const mark = z.optional(z.boolean(inboxMessages.badChange));

export const messageChangeSchema = z
  .object({ read: mark, answered: mark })
  .check(
    z.refine(({ read, answered }) => read !== undefined || answered !== undefined, inboxMessages.badChange),
  );
export type MessageChange = z.output<typeof messageChangeSchema>;

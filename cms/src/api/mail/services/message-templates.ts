import {
  defaultMessages,
  mailMessages,
  MESSAGE_EVENTS,
  messageOf,
  messageTemplateFault,
  messageVariables,
  type MessageEvent,
  type MessageTemplate,
  type MessageTemplateChange,
  type MessageTemplates,
  type StoredMessageTemplate,
} from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { inTransaction, takeTurns } from '../../../database/transaction';
import { audit, lastChange } from '../../../platform/access/audit-log';
import { cachedFor } from '../../../platform/changes/cached-value';
import { announceChange } from '../../../platform/changes/changes';
import { conflictingFields, editConflict } from '../../../platform/edits/edit-conflict';
import { badRequest } from '../../../platform/http/http-error';
import { tellOwners } from '../../../platform/mail/tell-owners';

const templatesIn = (db: Connection | Trx) => records('api::mail.message-template', db);

const isEvent = (event: string): event is MessageEvent => Object.hasOwn(defaultMessages, event);

async function readTemplates(): Promise<MessageTemplates> {
  // Joins the transaction of the caller, which has SQLite's only connection.
  const stored = await inTransaction((trx) => templatesIn(trx).many({}));
  const templates: MessageTemplates = {};
  for (const { event, subject, text } of stored) if (isEvent(event)) templates[event] = { subject, text };
  return templates;
}

/** Returns the texts that the owner wrote, by event; the others are the defaults. */
export const currentTemplates = cachedFor('shop', readTemplates);

const shown = (templates: MessageTemplates, event: MessageEvent): StoredMessageTemplate => ({
  event,
  ...messageOf(templates, event),
  isChanged: templates[event] !== undefined,
  variables: messageVariables(event),
});

export async function listTemplates(): Promise<StoredMessageTemplate[]> {
  const templates = await readTemplates();
  return MESSAGE_EVENTS.map((event) => shown(templates, event));
}

/** Throws 400 with the reason for a text that cannot be used. */
export function checkTemplate(event: MessageEvent, template: MessageTemplate): void {
  const fault = messageTemplateFault(event, template);
  if (fault) throw badRequest(fault.message, [fault]);
}

// A default text has no row that could be locked.
const lockEvent = (trx: Trx, event: MessageEvent): Promise<void> =>
  takeTurns(trx, `message template ${event}`);

type Replacement = { wanted: MessageTemplate | null; seen?: MessageTemplate | undefined };

async function checkEditConflict(
  event: MessageEvent,
  stored: MessageTemplate | null,
  { wanted, seen }: Replacement,
): Promise<void> {
  const current = stored ?? defaultMessages[event];
  const fields = conflictingFields({ base: seen ?? {}, wanted: wanted ?? defaultMessages[event], current });
  if (fields.length === 0) return;
  const template = shown(stored ? { [event]: stored } : {}, event);
  throw editConflict(fields, mailMessages.staleTemplate, {
    template,
    ...(await lastChange('message-template', (after) => after.event === event)),
  });
}

async function replaceRow(trx: Trx, event: MessageEvent, replacement: Replacement): Promise<void> {
  const { wanted } = replacement;
  await lockEvent(trx, event);
  const templates = templatesIn(trx);
  const before = await templates.one({ event }, { select: ['subject', 'text'] });
  await checkEditConflict(event, before, replacement);
  if (!wanted) await templates.remove({ event });
  else if (before) await templates.update({ event }, wanted);
  else await templates.insert({ event, ...wanted });
  await audit({ action: 'message-template', before: { event, ...before }, after: { event, ...wanted } });
  const notice = `Ahora dice:\n\n${(wanted ?? defaultMessages[event]).text}`;
  await tellOwners(trx, { subject: 'Cambió un mensaje que reciben las clientas', text: notice });
  await announceChange('shop');
}

/** Stores the owner's text of an event, unless others changed it since; one that equals the default is not stored. */
export async function saveTemplate(
  event: MessageEvent,
  { seen, ...draft }: MessageTemplateChange,
): Promise<StoredMessageTemplate> {
  checkTemplate(event, draft);
  const { subject, text } = defaultMessages[event];
  const wanted = draft.subject === subject && draft.text === text ? null : draft;
  await inTransaction((trx) => replaceRow(trx, event, { wanted, seen }));
  return shown(wanted ? { [event]: wanted } : {}, event);
}

import {
  isChatEvent,
  mailNameOf,
  type MessageEvent,
  type MessagePreview,
  type MessageTemplate,
} from '@shop/contract';
import { mailHtml, previewLineOf } from '../../../platform/mail/mail-html';
import { port } from '../../../platform/port';
import { shopSetting } from '../../shop-setting/services/shop-setting';

type WriteExample = (event: MessageEvent, template: MessageTemplate) => Promise<MessageTemplate>;

/** Each part writes its own mails, so the preview is written by what writes the mail that leaves. */
export const messageExample = port<WriteExample>('examples of messages');

/** Renders a text with example data, as its mail or chat would be. */
export async function previewMessage(
  event: MessageEvent,
  template: MessageTemplate,
): Promise<MessagePreview> {
  const { subject, text } = await messageExample.get()(event, template);
  if (isChatEvent(event)) return { subject, text, html: '', sender: '', previewLine: '' };
  const sender = mailNameOf(await shopSetting.current());
  return { subject, text, html: mailHtml({ subject, text }), sender, previewLine: previewLineOf(text) };
}

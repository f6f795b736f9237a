import {
  isChatEvent,
  mailNameOf,
  type MessageEvent,
  type MessagePreview,
  type MessageTemplate,
} from '@shop/contract';
import { mailHtml, previewLineOf } from '../../../platform/mail/mail-html';
import { cases, orders, shopSetting, stockAlerts } from '../../../platform/services';

// Each API writes its own mail, so that a preview is written by what writes the mail that leaves.
function exampleOf(event: MessageEvent, template: MessageTemplate): Promise<MessageTemplate> {
  if (event === 'stock-alert-restock') return stockAlerts().exampleMail(template);
  if (event === 'withdrawal') return cases().exampleMail(template);
  return orders().exampleMail(event, template);
}

/** Renders a text with example data, as its mail or chat would be. */
export async function previewMessage(
  event: MessageEvent,
  template: MessageTemplate,
): Promise<MessagePreview> {
  const { subject, text } = await exampleOf(event, template);
  if (isChatEvent(event)) return { subject, text, html: '', sender: '', previewLine: '' };
  const sender = mailNameOf(await shopSetting().current());
  return { subject, text, html: mailHtml({ subject, text }), sender, previewLine: previewLineOf(text) };
}

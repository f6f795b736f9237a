import { isChatEvent, type MessageEvent, type MessagePreview, type MessageTemplate } from '@shop/contract';
import { mailHtml } from '../../../platform/mail/mail-html';
import { publicUrl } from '../../../settings/environment';
import { exampleMessage } from '../domain/example-order';
import { currentTexts } from './order-mail-facts';

/** Renders a text with an example order, as its mail or chat would be. */
export async function previewMessage(
  event: MessageEvent,
  template: MessageTemplate,
): Promise<MessagePreview> {
  const { shop, checkout } = await currentTexts();
  const message = exampleMessage(event, template, { shop, checkout, shopUrl: publicUrl() });
  return { ...message, html: isChatEvent(event) ? '' : mailHtml(message) };
}

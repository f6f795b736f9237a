import type { MessageEvent, MessageTemplate } from '@shop/contract';
import { publicUrl } from '../../../settings/environment';
import { exampleMessage } from '../domain/example-order';
import { currentTexts } from './order-mail-facts';

/** Renders a text with an example order. */
export async function exampleMail(event: MessageEvent, template: MessageTemplate): Promise<MessageTemplate> {
  const { shop, checkout } = await currentTexts();
  return exampleMessage(event, template, { shop, checkout, shopUrl: publicUrl() });
}

import {
  ANSWER_TERM_TEXT,
  CASE_KIND_NAMES,
  messageOf,
  renderMessage,
  shopMessageValues,
  type MessageTemplate,
  type MessageTemplates,
  type ShopSetting,
} from '@shop/contract';

/** Confirms a withdrawal; repeats nothing of the message, as the form could otherwise send any text to any address. */
export const withdrawalMail = (
  shop: ShopSetting,
  to: string,
  code: string,
  templates?: MessageTemplates,
) => ({
  kind: 'withdrawal' as const,
  to,
  ...renderMessage(messageOf(templates, 'withdrawal'), { ...shopMessageValues(shop), codigo: code }),
  replyTo: shop.email,
});

/** Writes a withdrawal's mail with an example code and a text that is not stored yet. */
export const exampleWithdrawalMail = (template: MessageTemplate, shop: ShopSetting) =>
  withdrawalMail(shop, '', 'ARR-20260302-K7M2QX', { withdrawal: template });

type Notice = {
  code: string;
  name: string;
  email: string;
  phone: string;
  orderNumber: string;
  message: string;
};

/** Tells the owner of a withdrawal; the subject line holds no text of the visitor. */
export const withdrawalNotice = (shop: Pick<ShopSetting, 'email'>, notice: Notice, link: string) => ({
  kind: 'contact-message' as const,
  to: shop.email,
  subject: `${CASE_KIND_NAMES.withdrawal.one} ${notice.code}`,
  text: [
    `De: ${[notice.name, notice.email && `<${notice.email}>`].filter(Boolean).join(' ') || 'no lo dijo'}`,
    ...(notice.phone ? [`Teléfono: ${notice.phone}`] : []),
    ...(notice.orderNumber ? [`Pedido: ${notice.orderNumber}`] : []),
    '',
    ...(notice.message ? [notice.message, ''] : []),
    `Respondé ${ANSWER_TERM_TEXT}: ${link}`,
  ].join('\n'),
  ...(notice.email && { replyTo: notice.email }),
});

import { z } from '../z';
import { successAnswer } from '../http/responses';
import { optionalTextLine, paragraph } from '../text/text-fields';
import {
  fillVariables,
  variableFault,
  variablesIn,
  withoutVariables,
  type VariableValues,
} from '../text/variables';
import { findGarmentWord } from './discreet';
import { defaultMessages, MESSAGE_EVENTS, type MessageEvent, type MessageTemplate } from './default-messages';

const ORDER = [
  'nombre',
  'saludo',
  'tienda',
  'marca',
  'pedido',
  'total',
  'link',
  'alias',
  'cbu',
  'cuenta',
  'pago',
  'a_pagar',
  'productos',
  'importes',
  'entrega',
  'retiro',
  'arrepentimiento',
  'motivo',
  'firma',
];
const ADDED: Partial<Record<MessageEvent, readonly string[]>> = {
  'payment-reminder': ['vence'],
  'order-changed': ['total_anterior', 'diferencia'],
  'order-cancelled': ['dinero'],
  'chat-cancelled': ['dinero'],
  'order-refund': ['monto', 'medio'],
  'order-ready': ['estado', 'detalle'],
  'order-in-transit': ['estado', 'detalle'],
  'order-delivered': ['estado', 'detalle'],
};
const EXCHANGE = ['codigo', 'cambio', 'diferencia', 'hasta'];
const WITHOUT_ORDER: Partial<Record<MessageEvent, readonly string[]>> = {
  'stock-alert-restock': ['detalle', 'link', 'baja', 'tienda', 'marca', 'firma'],
  withdrawal: ['codigo', 'tienda', 'marca', 'firma'],
  'low-stock': ['aviso', 'producto', 'unidades', 'link', 'tienda', 'marca'],
};
// Others see subject and first paragraph on a locked screen. The owner's own mail has to name its product there.
const REVEALING: readonly string[] = ['productos', 'marca', 'firma', 'cambio'];
const REVEALING_OF: Partial<Record<MessageEvent, readonly string[]>> = {
  'stock-alert-restock': [...REVEALING, 'detalle', 'link'],
};
type Required = { names: readonly string[]; reason: string };
const REQUIRED: Partial<Record<MessageEvent, Required>> = {
  // Article 1108 of the Código Civil y Comercial: the confirmation repeats the purchase and the right of withdrawal.
  'order-placed': {
    names: ['productos', 'importes', 'arrepentimiento'],
    reason: 'la ley pide que la confirmación lo tenga',
  },
  'stock-alert-restock': {
    names: ['link', 'baja'],
    reason: 'quien lo recibe tiene que poder verlo y darse de baja',
  },
  'exchange-received': { names: ['codigo'], reason: 'la clienta necesita el código de su cambio' },
  // The law requires that the client is told the code of her withdrawal.
  withdrawal: { names: ['codigo'], reason: 'la ley pide que la clienta reciba su código' },
  'low-stock': { names: ['producto'], reason: 'sin eso no se sabe qué reponer' },
};

/** Tells whether a message is about an exchange of an order's goods. */
export const isExchangeEvent = (event: MessageEvent): boolean => /^(chat-)?exchange-/.test(event);

/** Returns the names of the variables that the texts of an event may hold. */
export const messageVariables = (event: MessageEvent): string[] => [
  ...(WITHOUT_ORDER[event] ?? [...ORDER, ...(ADDED[event] ?? (isExchangeEvent(event) ? EXCHANGE : []))]),
];

export const isChatEvent = (event: MessageEvent): boolean => event.startsWith('chat-');

/** Tells whether a message is about an order; the others have variables of their own. */
export const isOrderEvent = (event: MessageEvent): boolean => !WITHOUT_ORDER[event];

export type TemplateFault = { path: 'subject' | 'text'; message: string };

const unknownFault = (
  event: MessageEvent,
  path: TemplateFault['path'],
  text: string,
): TemplateFault | null => {
  const message = variableFault(text, messageVariables(event));
  return message ? { path, message } : null;
};

const revealingFault = (
  event: MessageEvent,
  path: TemplateFault['path'],
  text: string,
  where: string,
): TemplateFault | null => {
  const revealing = REVEALING_OF[event] ?? REVEALING;
  const variable = variablesIn(text).find((name) => revealing.includes(name));
  if (variable) return { path, message: `{${variable}} no puede estar en ${where}: otros pueden leerlo.` };
  const word = findGarmentWord(withoutVariables(text));
  return word ? { path, message: `'${word}' no puede estar en ${where}: otros pueden leerlo.` } : null;
};

const missingFault = (event: MessageEvent, text: string): TemplateFault | null => {
  const { names = [], reason } = REQUIRED[event] ?? {};
  const missing = names.find((name) => !variablesIn(text).includes(name));
  return missing ? { path: 'text', message: `Falta {${missing}}: ${reason}.` } : null;
};

const mailFault = (event: MessageEvent, { subject, text }: MessageTemplate): TemplateFault | null =>
  (subject.trim() ? null : { path: 'subject', message: 'El asunto es requerido' }) ??
  revealingFault(event, 'subject', subject, 'el asunto') ??
  revealingFault(event, 'text', text.split(/\n\s*\n/)[0] ?? '', 'el primer párrafo');

/** Returns why a text cannot be used for an event, in Spanish; null when it can. */
export function messageTemplateFault(event: MessageEvent, template: MessageTemplate): TemplateFault | null {
  const { subject, text } = template;
  return (
    unknownFault(event, 'subject', subject) ??
    unknownFault(event, 'text', text) ??
    missingFault(event, text) ??
    (isChatEvent(event) ? null : mailFault(event, template))
  );
}

// A line whose variables are all empty says nothing, like the alias of a shop without one.
function renderLine(line: string, values: VariableValues): string | null {
  const rendered = fillVariables(line, values);
  return rendered.trim() === '' && line.trim() !== '' ? null : rendered;
}

const renderText = (text: string, values: VariableValues): string =>
  text
    .split('\n')
    .map((line) => renderLine(line, values))
    .filter((line) => line !== null)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Replaces the variables of a message; what their values contain is not replaced again. */
export const renderMessage = (
  { subject, text }: MessageTemplate,
  values: VariableValues,
): MessageTemplate => ({
  subject: renderText(subject, values).replaceAll('\n', ' '),
  text: renderText(text, values),
});

export const messageEventSchema = z.enum(MESSAGE_EVENTS, 'Ese mensaje no existe');

export const messageTemplateDraftSchema = z.object({
  subject: optionalTextLine(150),
  text: paragraph(4000, 'El texto es requerido'),
});
export type MessageTemplateDraft = z.output<typeof messageTemplateDraftSchema>;

/** Body of PUT /mail-templates/:id; `seen` is the base version, and fields that others changed since fail with 409 STALE_FIELDS. */
export const messageTemplateChangeSchema = z.extend(messageTemplateDraftSchema, {
  seen: z.optional(z.object({ subject: z.string(), text: z.string() })),
});
export type MessageTemplateChange = z.output<typeof messageTemplateChangeSchema>;

export const messageTemplateSchema = z.object({
  event: messageEventSchema,
  subject: z.string(),
  text: z.string(),
  isChanged: z.boolean(),
  variables: z.array(z.string()),
});
export type StoredMessageTemplate = z.output<typeof messageTemplateSchema>;

/** Details of the 409 for a text that others changed. */
export const staleTemplateSchema = z.object({
  fields: z.array(z.string()),
  template: messageTemplateSchema,
});

export const messageTemplateAnswerSchema = successAnswer({ template: messageTemplateSchema });

export const messagePreviewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  /** Empty for chats, as are the sender and the preview line. */
  html: z.string(),
  sender: z.string(),
  /** The text that a phone shows below the subject. */
  previewLine: z.string(),
});
export type MessagePreview = z.output<typeof messagePreviewSchema>;

export type MessageTemplates = Partial<Record<MessageEvent, MessageTemplate>>;

/** Returns the text of an event: the owner's, or else the default. */
export const messageOf = (templates: MessageTemplates | undefined, event: MessageEvent): MessageTemplate =>
  templates?.[event] ?? defaultMessages[event];

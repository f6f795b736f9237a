import { z } from '../z';
import { successStatus } from '../http/responses';
import { optionalTextLine, paragraph } from '../text/text-fields';
import { findGarmentWord } from './discreet';
import { defaultMessages, MESSAGE_EVENTS, type MessageEvent, type MessageTemplate } from './default-messages';

const COMMON = ['nombre', 'saludo', 'tienda', 'marca', 'pedido', 'total', 'link', 'alias', 'cbu', 'cuenta'];
const MORE = ['pago', 'a_pagar', 'productos', 'importes', 'entrega', 'arrepentimiento', 'motivo', 'firma'];
const OWN: Partial<Record<MessageEvent, readonly string[]>> = {
  'payment-reminder': ['vence'],
  'order-changed': ['total_anterior', 'diferencia'],
  'order-cancelled': ['dinero'],
  'order-refund': ['monto', 'medio'],
  'order-ready': ['estado', 'detalle'],
  'order-in-transit': ['estado', 'detalle'],
  'order-delivered': ['estado', 'detalle'],
};
// Others see subject and first paragraph on a locked screen.
const REVEALING = new Set(['productos', 'marca', 'firma']);
// Article 1108 of the Código Civil y Comercial: the confirmation repeats the purchase and the right of withdrawal.
const REQUIRED: Partial<Record<MessageEvent, readonly string[]>> = {
  'order-placed': ['productos', 'importes', 'arrepentimiento'],
};

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Returns the names of the variables that the texts of an event may hold. */
export const messageVariables = (event: MessageEvent): string[] => [
  ...COMMON,
  ...MORE,
  ...(OWN[event] ?? []),
];

export const isChatEvent = (event: MessageEvent): boolean => event.startsWith('chat-');

const variablesIn = (text: string): string[] => [...text.matchAll(VARIABLE)].map(([, name = '']) => name);

export type TemplateFault = { path: 'subject' | 'text'; message: string };

const unknownFault = (
  event: MessageEvent,
  path: TemplateFault['path'],
  text: string,
): TemplateFault | null => {
  const known = messageVariables(event);
  const unknown = variablesIn(text).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return { path, message: `No existe la variable {{${unknown}}}. Podés usar: ${known.join(', ')}.` };
  return /\{\{|\}\}/.test(text.replace(VARIABLE, ''))
    ? { path, message: 'Falta cerrar o abrir una variable: se escribe {{pedido}}.' }
    : null;
};

const revealingFault = (path: TemplateFault['path'], text: string, where: string): TemplateFault | null => {
  const variable = variablesIn(text).find((name) => REVEALING.has(name));
  if (variable) return { path, message: `{{${variable}}} no puede estar en ${where}: otros pueden leerlo.` };
  const word = findGarmentWord(text.replace(VARIABLE, ' '));
  return word ? { path, message: `'${word}' no puede estar en ${where}: otros pueden leerlo.` } : null;
};

const missingFault = (event: MessageEvent, text: string): TemplateFault | null => {
  const missing = REQUIRED[event]?.find((name) => !variablesIn(text).includes(name));
  return missing
    ? { path: 'text', message: `Falta {{${missing}}}: la ley pide que la confirmación lo tenga.` }
    : null;
};

const mailFault = ({ subject, text }: MessageTemplate): TemplateFault | null =>
  (subject.trim() ? null : { path: 'subject', message: 'El asunto es requerido' }) ??
  revealingFault('subject', subject, 'el asunto') ??
  revealingFault('text', text.split(/\n\s*\n/)[0] ?? '', 'el primer párrafo');

/** Returns why a text cannot be used for an event, in Spanish; null when it can. */
export function messageTemplateFault(event: MessageEvent, template: MessageTemplate): TemplateFault | null {
  const { subject, text } = template;
  return (
    unknownFault(event, 'subject', subject) ??
    unknownFault(event, 'text', text) ??
    missingFault(event, text) ??
    (isChatEvent(event) ? null : mailFault(template))
  );
}

function renderLine(line: string, values: Readonly<Record<string, string>>): string | null {
  const rendered = line.replace(VARIABLE, (_, name: string) => values[name] ?? '');
  // A line whose variables are all empty says nothing, like the alias of a shop without one.
  return rendered.trim() === '' && line.trim() !== '' ? null : rendered;
}

const renderText = (text: string, values: Readonly<Record<string, string>>): string =>
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
  values: Readonly<Record<string, string>>,
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

export const messageTemplateSchema = z.object({
  event: messageEventSchema,
  subject: z.string(),
  text: z.string(),
  isChanged: z.boolean(),
  variables: z.array(z.string()),
});
export type StoredMessageTemplate = z.output<typeof messageTemplateSchema>;

export const messageTemplateAnswerSchema = z.object({
  status: successStatus,
  template: messageTemplateSchema,
});

export const messagePreviewSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type MessagePreview = z.output<typeof messagePreviewSchema>;

export type MessageTemplates = Partial<Record<MessageEvent, MessageTemplate>>;

/** Returns the text of an event: the owner's, or else the default. */
export const messageOf = (templates: MessageTemplates | undefined, event: MessageEvent): MessageTemplate =>
  templates?.[event] ?? defaultMessages[event];

import { ANSWER_TERM_TEXT } from '../case/withdrawal-texts';
import { defaultExchangeMessages } from './default-exchange-messages';

/** The text of a message; chat texts have no subject. */
export type MessageTemplate = { subject: string; text: string };

const CHAT_HELLO = '¡Hola {nombre}! Te escribimos de {marca} por tu pedido {pedido}.';
const UPLOAD_PROOF = 'Subí el comprobante acá: {link}';
const TRACK = 'Seguí tu pedido: {link}';
const END = '\n\nSeguí tu pedido: {link}\n\n{firma}';

const mail = (subject: string, text: string): MessageTemplate => ({ subject, text });
const chat = (news: string, ...lines: string[]): MessageTemplate => ({
  subject: '',
  text: [`${CHAT_HELLO} ${news}`, ...lines].join('\n'),
});
const step = mail('Tu pedido {pedido} {estado}', `{saludo}\nTu pedido {pedido} {estado}.\n\n{detalle}${END}`);

/** The texts of mails and chats as the shop brings them; the owner may write others. */
export const defaultMessages = {
  'order-placed': mail(
    '{tienda}: recibimos tu pedido {pedido}',
    `{saludo}\nRecibimos tu pedido {pedido}. ¡Gracias por tu compra!\n\n${TRACK}\n\n{productos}\n\n{importes}\n\n{entrega}\n{pago}\n\n{arrepentimiento}\n\n{firma}`,
  ),
  'order-proof-received': mail(
    'Recibimos el comprobante de tu pedido {pedido}',
    `{saludo}\nRecibimos el comprobante de tu pedido {pedido}.\n\nLo revisamos y te avisamos cuando esté confirmado. No tenés que hacer nada más.${END}`,
  ),
  'order-proof-accepted': mail(
    'Confirmamos el pago de tu pedido {pedido}',
    `{saludo}\nAceptamos tu comprobante: el pedido {pedido} está pago.\n\nEstá todo pago: {total}.\nTe avisamos cuando esté preparado.${END}`,
  ),
  'order-proof-again': mail(
    'Necesitamos otro comprobante de tu pedido {pedido}',
    '{saludo}\nNecesitamos otro comprobante de tu pedido {pedido}: {motivo}\n\n{cuenta}\n\nSubilo acá: {link}\n\n{firma}',
  ),
  'order-paid': mail(
    'Recibimos el pago de tu pedido {pedido}',
    `{saludo}\nRecibimos el pago de tu pedido {pedido}. ¡Gracias!\n\nEstá todo pago: {total}.${END}`,
  ),
  'payment-reminder': mail(
    'Falta el pago de tu pedido {pedido}',
    `{saludo}\nGuardamos tu pedido {pedido} hasta el {vence}.\n\nSi para entonces no recibimos el pago, se cancela solo y no tenés que pagar nada.\n\n{cuenta}\n\nMirá tu pedido y cómo pagarlo: {link}\n\n{firma}`,
  ),
  'order-changed': mail(
    'Cambiamos tu pedido {pedido}',
    '{saludo}\nTu pedido {pedido} cambió, como lo hablamos.\n\nTotal anterior: {total_anterior}\nTotal nuevo: {total}\n{diferencia}\n\nMirá cómo quedó: {link}\n\n{firma}',
  ),
  'order-cancelled': mail(
    'Se canceló tu pedido {pedido}',
    '{saludo}\nTu pedido {pedido} fue cancelado.\n\n{dinero}\n\nCualquier duda, respondé este correo.\n\n{firma}',
  ),
  'order-refund': mail(
    'Te devolvimos dinero de tu pedido {pedido}',
    '{saludo}\nTe devolvimos {monto} de tu pedido {pedido}{medio}.\n\nSi no lo ves en unos días, respondé este correo.\n\n{firma}',
  ),
  'order-ready': step,
  'order-in-transit': step,
  'order-delivered': step,
  ...defaultExchangeMessages,
  'stock-alert-restock': mail(
    '{tienda}: volvió lo que esperabas',
    '¡Hola! Volvió lo que esperabas. Hay pocas unidades y no te las reservamos: son de quien las compra primero. Es el único aviso que te mandamos por esto.\n\n{detalle}\n\nMiralo acá: {link}\n\nSi querés borrar el aviso ya: {baja}\n\n{marca}',
  ),
  withdrawal: mail(
    'Tu código de arrepentimiento: {codigo}',
    `¡Hola!\n\nRecibimos tu pedido de arrepentimiento. Tu código es {codigo}.\nGuardalo: con él seguimos tu pedido.\n\nNo tenés que dar motivos ni pagar nada; te contactamos ${ANSWER_TERM_TEXT}.\n\n{marca}`,
  ),
  'low-stock': mail(
    '{aviso}: {producto}',
    '{unidades} de {producto}.\n\nReponelo acá: {link}\n\nNo te avisamos de nuevo mientras siga bajo.',
  ),
  'chat-pending_manual': chat('¿Coordinamos la entrega?', '{a_pagar}', TRACK),
  'chat-pending_transfer_proof': chat(
    'Nos falta el comprobante de la transferencia. ¿Nos lo podés enviar?',
    '{a_pagar}',
    UPLOAD_PROOF,
  ),
  'chat-proof-again': chat('Necesitamos otro comprobante: {motivo}', '{a_pagar}', UPLOAD_PROOF),
  'chat-pending_transfer_confirmation': chat('Recibimos tu comprobante y lo estamos verificando.', TRACK),
  'chat-paid': chat('Confirmamos tu pago. ¡Gracias! Te avisamos apenas esté listo.', TRACK),
  'chat-confirmado': chat('Ya está confirmado. ¡Gracias!', '{a_pagar}', TRACK),
  'chat-ready-pickup': chat('Ya está listo: podés pasar a retirarlo.', '{retiro}', '{a_pagar}', TRACK),
  'chat-ready-home': chat('Ya está preparado y sale pronto.', '{a_pagar}', TRACK),
  'chat-in_transit': chat('Ya está en camino.', '{a_pagar}', TRACK),
  'chat-delivered': chat('¡Esperamos que te encante! Cualquier cosa, escribinos por acá.', TRACK),
  'chat-cancelled': chat('El pedido fue cancelado.', '{dinero}', 'Cualquier duda, escribinos por acá.'),
  'chat-refunded': chat('Te reembolsamos el pago. Cualquier duda, escribinos por acá.'),
} as const satisfies Record<string, MessageTemplate>;

export type MessageEvent = keyof typeof defaultMessages;
export const MESSAGE_EVENTS = Object.keys(defaultMessages) as [MessageEvent, ...MessageEvent[]];

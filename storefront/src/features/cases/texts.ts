import { SEND_FAILED } from '#shared/ui/form-texts.ts';
import { ANSWER_TERM_TEXT, WITHDRAWAL_SUBJECT, WITHDRAWAL_TERM_TEXT } from '@shop/contract';

export const texts = {
  heading: WITHDRAWAL_SUBJECT,
  intro: `Si te arrepentiste de tu compra, podés devolverla dentro de los ${WITHDRAWAL_TERM_TEXT}. No tenés que dar motivos ni pagar nada: el envío de vuelta corre por nuestra cuenta.`,
  promise: `Te damos un código al instante y te respondemos ${ANSWER_TERM_TEXT}.`,
  oneIsEnough: 'Con uno solo de estos datos alcanza:',
  orderNumber: 'Número de pedido',
  orderHint: 'Empieza con letras y la fecha.',
  mailedOrderHint:
    'Empieza con letras y la fecha. Si nos dejaste tu email al comprar, está en el correo que te mandamos.',
  email: 'Email de la compra',
  phone: 'Teléfono de la compra',
  message: 'Mensaje',
  optional: '(opcional)',
  messageHint: 'Si querés contarnos algo. No hace falta que digas por qué.',
  send: 'Arrepentirme de la compra',
  sending: 'Enviando…',
  failed: SEND_FAILED,
  noScript: 'Para enviar el formulario hace falta JavaScript. También podés arrepentirte por estos medios:',
  received: {
    heading: 'Recibimos tu arrepentimiento',
    again: 'Ya teníamos tu arrepentimiento',
    code: 'Tu código es',
    codeName: 'el código',
    keep: 'Anotalo o sacale una captura: con él seguimos tu caso.',
    mailed: 'También te lo mandamos por email, si tenemos tu dirección.',
    next: 'Qué sigue',
    steps: [
      `Te respondemos ${ANSWER_TERM_TEXT}.`,
      'Acordamos cómo nos devolvés lo que compraste. El costo es nuestro.',
      'Cuando lo recibimos, te devolvemos el dinero.',
    ],
    chat: 'Mandar por WhatsApp',
    chatText: (code: string) => `¡Hola! Me arrepentí de mi compra. Mi código es ${code}.`,
    track: 'Ver mi pedido',
  },
  ofOrder: {
    heading: 'Tus trámites de este pedido',
    withoutOrder: 'Lo mandaste sin el número de un pedido: te preguntamos cuál devolvés.',
    failed: 'No pudimos cargar tus trámites.',
    retry: 'Reintentar',
    code: 'Código',
    amount: (amount: string, day: string) => (day ? `${amount}, el ${day}` : amount),
  },
} as const;

import { SEND_FAILED } from '#shared/ui/form-texts.ts';
import { ACCESS_TERM_TEXT, CHANGE_TERM_TEXT, OWN_DATA_LINK_DAYS } from '@shop/contract';

export const myDataTexts = {
  heading: 'Mis datos',
  intro:
    'Podés ver, corregir o borrar los datos que tenemos tuyos. Es gratis: la ley 25.326 de protección de datos personales te da ese derecho.',
  terms: `Respondemos en ${ACCESS_TERM_TEXT} si querés verlos y en ${CHANGE_TERM_TEXT} si querés corregirlos o borrarlos.`,
  what: '¿Qué querés hacer?',
  requests: {
    access: { label: 'Ver mis datos', hint: 'Todo lo que tenemos: compras, mensajes, avisos y notas.' },
    rectification: { label: 'Corregir mis datos', hint: 'Un nombre, un teléfono, una dirección…' },
    deletion: {
      label: 'Borrar mis datos',
      hint: 'Quedan los números y los importes de las compras, sin tus datos: la ley nos obliga. Los enlaces a tus pedidos dejan de funcionar.',
    },
  },
  who: 'Para confirmar que sos vos, escribí uno de los dos:',
  linked: (orderNumber: string) => `El enlace de tu pedido ${orderNumber} ya confirma que sos vos.`,
  email: 'Email con el que compraste',
  phone: 'Teléfono con el que compraste',
  message: '¿Qué hay que corregir?',
  messageHint: 'Contanos qué dato está mal y cómo es el correcto.',
  optionalMessage: 'Mensaje (opcional)',
  send: 'Enviar la solicitud',
  sending: 'Enviando…',
  failed: SEND_FAILED,
  noScript: 'Para enviar el formulario hace falta JavaScript. También podés pedirlo por estos medios:',
  confirmHeading: 'Confirmá tu solicitud',
  confirmIntro: 'Abriste el enlace del correo. Si la solicitud la hiciste vos, confirmala:',
  confirm: 'Sí, fui yo',
  confirming: 'Confirmando…',
  received: 'Recibimos tu solicitud',
  code: 'Tu código es',
  codeName: 'el código',
  due: (day: string) => `Te respondemos, como mucho, el ${day}.`,
  page: 'Ver mis datos',
  json: 'Descargar el archivo (JSON)',
  links: `Estos enlaces valen ${OWN_DATA_LINK_DAYS} días y son solo para vos: no los compartas.`,
} as const;

import {
  ACCESS_TERM_TEXT,
  CASE_KIND_NAMES,
  CHANGE_TERM_TEXT,
  type DataRequest,
  type ErasureBlocker,
} from '@shop/contract';
import type { StepTexts } from '#shared/case-steps/step-texts.ts';

const requests: Record<DataRequest, string> = {
  access: `Quiere ver sus datos. La ley da ${ACCESS_TERM_TEXT}.`,
  rectification: `Quiere corregir sus datos. La ley da ${CHANGE_TERM_TEXT}.`,
  deletion: `Quiere que borremos sus datos. La ley da ${CHANGE_TERM_TEXT}.`,
};
const reasons: Record<ErasureBlocker, string> = {
  in_progress: 'la compra sigue en curso',
  to_refund: 'falta devolverle dinero',
  open_case: 'el caso sigue abierto',
};

// Ley 25.326 art. 16: whoever was given the data must be told, too.
const TELL_RECIPIENTS = `Si le pasaste estos datos a alguien (por ejemplo, a quien entrega), avisale dentro de los ${CHANGE_TERM_TEXT}.`;

const steps = {
  verified_by_staff: {
    button: 'Confirmó por WhatsApp',
    title: '¿Te respondió desde ese teléfono?',
    text: 'Se va a poder dar o borrar lo que tenemos con ese teléfono. Queda anotado que lo confirmaste vos.',
  },
  handed_over: {
    button: 'Ya se los di',
    title: '¿Ya le diste sus datos?',
    text: 'Si los abrió con el enlace de su correo o del WhatsApp, se anota solo.',
  },
  rectified: {
    button: 'Ya los corregí',
    title: '¿Ya corregiste sus datos?',
    text: `Los datos de una compra se corrigen en su orden, con «Editar». ${TELL_RECIPIENTS}`,
  },
  rejected: {
    button: 'Rechazar',
    title: 'Rechazar el pedido',
    text: 'Solo si no es ella, o si la ley obliga a conservar los datos.',
    note: 'Motivo',
  },
  erased: {
    button: 'Borrar sus datos',
    title: '¿Borrar los datos de esta persona?',
    text: `Se borran nombre, contacto, dirección, notas, comprobantes, mensajes y correos. Quedan los números, los productos y los importes. No se puede deshacer, y los enlaces de sus pedidos dejan de funcionar. Si querés avisarle, escribile antes: después no queda su teléfono. ${TELL_RECIPIENTS}`,
  },
} satisfies Record<string, StepTexts>;

export const texts = {
  title: CASE_KIND_NAMES.data_request.one,
  requests,
  reasons,
  words: steps,
  loading: 'Cargando el pedido…',
  loadFailed: 'No pudimos cargar el pedido de datos',
  onlyOwner: 'Los pedidos de datos los responde la dueña.',
  closed: 'Este pedido ya está respondido.',
  unproven:
    'Todavía no sabemos si es ella. No des ni borres datos, ni le digas si compró. Puede confirmarlo con el correo que le llegó, o escribile vos por WhatsApp a su teléfono.',
  unprovenMail:
    'Todavía no sabemos si es ella. No des ni borres datos, ni le digas si compró. Se confirma con el enlace del correo que le llegó.',
  proven: (orders: number) =>
    orders === 0
      ? 'Confirmado. No hay compras con ese contacto.'
      : `Confirmado. Compras que son suyas: ${orders}.`,
  chat: 'Escribirle por WhatsApp',
  seePage: 'Ver sus datos',
  seeJson: 'Descargar JSON',
  linksNote: 'Abrirlos queda en el registro. Valen 15 minutos.',
  waiting: 'Por ahora no se puede borrar:',
  waitingNote: 'Cuando termine se borra solo. Podés dejarlo anotado ahora.',
  limit: 'Borrar cuando termine',
  confirm: 'Confirmar',
  done: 'Listo, quedó anotado.',
  failed: 'No se pudo guardar',
} as const;

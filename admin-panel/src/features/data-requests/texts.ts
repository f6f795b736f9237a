import {
  ACCESS_TERM_TEXT,
  CASE_KIND_NAMES,
  CHANGE_TERM_TEXT,
  type DataRequest,
  type ErasureBlocker,
} from '@shop/contract';

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

export const texts = {
  title: CASE_KIND_NAMES.data_request.one,
  requests,
  reasons,
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
  verify: 'Confirmó por WhatsApp',
  verifyTitle: '¿Te respondió desde ese teléfono?',
  verifyText:
    'Se va a poder dar o borrar lo que tenemos con ese teléfono. Queda anotado que lo confirmaste vos.',
  seePage: 'Ver sus datos',
  seeJson: 'Descargar JSON',
  linksNote: 'Abrirlos queda en el registro. Valen 15 minutos.',
  handedOver: 'Ya se los di',
  handedOverTitle: '¿Ya le diste sus datos?',
  handedOverText: 'Si los abrió con el enlace de su correo o del WhatsApp, se anota solo.',
  rectified: 'Ya los corregí',
  rectifiedTitle: '¿Ya corregiste sus datos?',
  rectifiedText: `Los datos de una compra se corrigen en su orden, con «Editar». ${TELL_RECIPIENTS}`,
  erase: 'Borrar sus datos',
  eraseTitle: '¿Borrar los datos de esta persona?',
  eraseText: `Se borran nombre, contacto, dirección, notas, comprobantes, mensajes y correos. Quedan los números, los productos y los importes. No se puede deshacer, y los enlaces de sus pedidos dejan de funcionar. Si querés avisarle, escribile antes: después no queda su teléfono. ${TELL_RECIPIENTS}`,
  waiting: 'Por ahora no se puede borrar:',
  waitingNote: 'Cuando termine se borra solo. Podés dejarlo anotado ahora.',
  limit: 'Borrar cuando termine',
  reject: 'Rechazar',
  rejectTitle: 'Rechazar el pedido',
  rejectText: 'Solo si no es ella, o si la ley obliga a conservar los datos.',
  note: 'Motivo',
  optionalNote: 'Nota (opcional)',
  confirm: 'Confirmar',
  done: 'Listo, quedó anotado.',
  failed: 'No se pudo guardar',
} as const;

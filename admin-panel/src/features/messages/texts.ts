import { type MessageState } from '@shop/contract';
import { type WithdrawalUrgency } from './withdrawal-urgency.ts';

const states: Record<MessageState, string> = {
  unread: 'Sin leer',
  unanswered: 'Sin responder',
  answered: 'Respondidos',
};

const withdrawal: Record<WithdrawalUrgency, string> = {
  waiting: 'Arrepentimiento',
  alarm: 'Arrepentimiento: responder hoy',
  late: 'Arrepentimiento: pasaron 24 horas',
};

export const texts = {
  title: 'Mensajes',
  subtitle: 'Lo que te escriben desde el formulario de contacto de la tienda.',
  back: 'Volver al Dashboard',
  refresh: 'Actualizar',
  filter: 'Mensajes que se muestran',
  all: 'Todos',
  states,
  withdrawal,
  loadFailed: (why: string) => `No pudimos cargar los mensajes: ${why}`,
  changeFailed: (why: string) => `No pudimos guardar el cambio: ${why}`,
  empty: {
    title: 'No hay mensajes',
    none: 'Cuando alguien te escriba desde la tienda, su mensaje va a aparecer acá.',
    filtered: 'Ningún mensaje coincide con este filtro.',
  },
  showing: (from: number, to: number, total: number) => `Mostrando ${from} - ${to} de ${total} mensajes`,
  unread: 'Sin leer',
  answered: 'Respondido',
  reply: 'Responder por email',
  chat: 'Responder por WhatsApp',
  noPhone: 'No dejó un teléfono al que se pueda escribir por WhatsApp.',
  email: 'Email',
  phone: 'Teléfono',
  markAnswered: 'Marcar como respondido',
  markUnanswered: 'Marcar como no respondido',
  markUnread: 'Marcar como no leído',
  delete: {
    button: 'Eliminar',
    title: (name: string) => `Eliminar el mensaje de ${name}`,
    text: 'El mensaje se borra para siempre. Esta acción no se puede deshacer.',
    confirm: 'Eliminar',
    done: 'Mensaje eliminado.',
    failed: (why: string) => `No pudimos eliminar el mensaje: ${why}`,
  },
  inbox: (unread: number) => {
    if (unread === 0) return 'Mensajes';
    return unread === 1 ? 'Mensajes: 1 sin leer' : `Mensajes: ${unread} sin leer`;
  },
  about: (subject: string, code: string) => (code ? `${subject} (${code})` : subject),
  replySubject: (about: string) => `Re: ${about}`,
  replyBody: (name: string, code: string, quoted: string) =>
    `Hola ${name}:\n\n${code && `Tu código de arrepentimiento es ${code}.\n`}\n\n${quoted}`,
  chatText: (name: string, brand: string, subject: string, code: string) =>
    `¡Hola ${name}! Te escribimos de ${brand} por tu mensaje «${subject}»${code && ` (${code})`}. `,
} as const;

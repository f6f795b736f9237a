import { texts as sharedTexts } from '#shared/texts.ts';

export const texts = {
  changeFailed: sharedTexts.changeFailed,
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
  replySubject: (subject: string) => `Re: ${subject}`,
  replyBody: (name: string, quoted: string) => `Hola ${name}:\n\n\n\n${quoted}`,
  chatText: (name: string, brand: string, subject: string) =>
    `¡Hola ${name}! Te escribimos de ${brand} por tu mensaje «${subject}». `,
} as const;

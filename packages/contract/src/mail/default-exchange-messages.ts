const CHAT_HELLO = '¡Hola {nombre}! Te escribimos de {marca} por tu cambio {codigo}.';
const END = '\n\nSeguilo acá: {link}\n\n{firma}';

const mail = (subject: string, news: string, ...paragraphs: string[]) => ({
  subject,
  text: `${[`{saludo}\n${news}`, ...paragraphs].join('\n\n')}${END}`,
});
const chat = (news: string, ...lines: string[]) => ({
  subject: '',
  text: [`${CHAT_HELLO} ${news}`, ...lines, 'Seguilo acá: {link}'].join('\n'),
});

// The first lines show on a locked screen, so what changes stands below a longer paragraph.
/** The texts about exchanges as the shop brings them. */
export const defaultExchangeMessages = {
  'exchange-received': mail(
    'Recibimos tu pedido de cambio {codigo}',
    'Recibimos tu pedido de cambio {codigo}, del pedido {pedido}.',
    'Lo que elegiste ya está reservado hasta el {hasta}. Te escribimos para coordinar los pasos que siguen.',
    '{cambio}\n{diferencia}',
  ),
  'exchange-approved': mail(
    'Aceptamos tu cambio {codigo}',
    'Aceptamos tu cambio {codigo}, del pedido {pedido}.',
    'Lo nuevo te espera hasta el {hasta}. Respondé este correo y coordinamos cómo nos hacés llegar lo que cambiás.',
    '{cambio}\n{diferencia}',
  ),
  'exchange-rejected': mail(
    'No pudimos hacer tu cambio {codigo}',
    'No pudimos hacer tu cambio {codigo}, del pedido {pedido}.',
    '{motivo}',
    'Si no estás de acuerdo, respondé este correo y lo vemos.',
  ),
  'exchange-ready': mail(
    'Tu cambio {codigo} ya está listo',
    'Recibimos lo que mandaste: tu cambio {codigo} ya está listo.',
    'Respondé este correo cuando te quede cómodo y coordinamos la entrega, en el lugar y el día que prefieras.',
    '{cambio}\n{diferencia}',
  ),
  'exchange-expired': mail(
    'Venció la reserva de tu cambio {codigo}',
    'Venció la reserva de tu cambio {codigo}, del pedido {pedido}, porque no nos llegó lo que ibas a cambiar.',
    'Si todavía lo querés cambiar, respondé este correo y lo vemos.',
  ),
  'chat-exchange-new': chat(
    'Ya te reservamos lo que elegiste, hasta el {hasta}.',
    '{cambio}',
    '{diferencia}',
  ),
  'chat-exchange-approved': chat(
    'Ya está aceptado: ¿cómo preferís hacernos llegar lo que cambiás?',
    '{cambio}',
    '{diferencia}',
  ),
  'chat-exchange-rejected': chat('Esta vez no pudimos hacerlo: {motivo}'),
  'chat-exchange-ready': chat('Ya está listo. ¿Coordinamos la entrega?', '{cambio}', '{diferencia}'),
} as const;

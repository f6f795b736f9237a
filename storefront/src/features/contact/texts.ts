export const texts = {
  failed: 'Error enviando el mensaje. Por favor intenta nuevamente.',
  requiredNote: 'Los campos marcados con * son obligatorios.',
  name: 'Nombre *',
  email: 'Email *',
  phone: 'Teléfono',
  subject: 'Asunto *',
  message: 'Mensaje *',
  regret: 'Quiero arrepentirme de mi compra. Mi número de pedido es: ',
  regretReceived: (code: string) =>
    `Tu código de arrepentimiento es ${code}. Anotalo: con él seguimos tu pedido de arrepentimiento.`,
  optional: '(opcional)',
  trap: 'No completes este campo',
  send: 'Enviar mensaje',
  noScript:
    'Para enviar el formulario hace falta JavaScript. También podés escribirnos por WhatsApp o por email.',
  sending: 'Enviando…',
  cards: 'Datos de contacto',
  networks: 'Redes sociales',
  network: (name: string, handle: string) => (handle ? `${name}: ${handle}` : name),
} as const;

export const texts = {
  failed: 'Error enviando el mensaje. Por favor intenta nuevamente.',
  requiredNote: 'Los campos marcados con * son obligatorios.',
  name: 'Nombre *',
  email: 'Email *',
  phone: 'Teléfono',
  subject: 'Asunto *',
  message: 'Mensaje *',
  withdrawal: (orderNumber: string) =>
    `Quiero arrepentirme de mi compra. Mi número de pedido es: ${orderNumber}`,
  withdrawalCode: 'Tu código de arrepentimiento es',
  withdrawalKeep: '. Anotalo: con él seguimos tu pedido de arrepentimiento.',
  optional: '(opcional)',
  send: 'Enviar mensaje',
  noScript:
    'Para enviar el formulario hace falta JavaScript. También podés escribirnos por WhatsApp o por email.',
  sending: 'Enviando…',
  cards: 'Datos de contacto',
  networks: 'Redes sociales',
} as const;

export const closedTexts = {
  title: 'Abrimos pronto',
  text: 'Estamos preparando la tienda. Volvé a visitarnos en unos días.',
  contact: 'Contacto',
  chat: 'Escribinos por WhatsApp',
  chatGreeting: 'Hola, quiero hacerles una consulta.',
  links: 'Pedidos en curso',
  tracking: 'Seguir un pedido',
  preview: 'Vista previa: la tienda está cerrada y solo la ves vos.',
  toChecklist: 'Ir a la apertura',
} as const;

export const ownTexts = {
  copy: 'Copiar enlace',
  copied: '¡Enlace copiado!',
  send: 'Mandármelo por WhatsApp',
  message: (orderNumber: string, brand: string, link: string) =>
    `Mi pedido ${orderNumber}${brand && ` en ${brand}`}: ${link}`,
  heading: 'Tus pedidos en este teléfono',
  onlyHere: 'Solo en este teléfono. Si lo usa otra persona, podés quitarlos: el pedido sigue igual.',
  open: (orderNumber: string) => `Pedido ${orderNumber}`,
  of: (day: string) => `del ${day}`,
  removeOf: (orderNumber: string) => `Quitar el pedido ${orderNumber} de este teléfono`,
  removeAll: 'Quitar todos',
  removed: 'Listo, ya no está en este teléfono.',
  removedAll: 'Listo, ya no hay pedidos en este teléfono.',
  undo: 'Deshacer',
} as const;

const fields = {
  proofDays: ['Comprobantes de transferencia', 'Días después del pago. Después se borra el archivo.'],
  messageDays: ['Mensajes de contacto', 'Días desde que llegan.'],
  viewDays: ['Visitas a productos por día', 'Después quedan solo los totales.'],
  draftDays: ['Lo que se empieza y no se termina', 'Días para avisos de stock sin confirmar y similares.'],
  sessionDays: ['Sesiones del equipo ya cerradas', 'Días que se guardan.'],
  minPasswordLength: [
    'Largo mínimo de las contraseñas nuevas',
    'Caracteres, de 6 a 64. Recomendamos 10 o más.',
  ],
  earlierPriceDays: [
    'Días del precio anterior',
    'Un precio tachado se muestra solo si se pidió de verdad en estos días.',
  ],
  trackingAsksPhone: [
    'Pedir los últimos 4 números del teléfono',
    'Con el número de pedido solo se ve el estado; las prendas y los importes, después de esos 4 números.',
  ],
  sellersChangePrices: [
    'Las vendedoras pueden cambiar precios',
    'Solo producto por producto. Los cambios de muchos a la vez son siempre de la dueña.',
  ],
} as const;

export const texts = {
  loading: 'Cargando las reglas…',
  loadFailed: 'No pudimos cargar las reglas',
  retention: 'Cuánto se guardan los datos',
  retentionText:
    'Cada noche se borra lo que pasó estos días. Lo ven las clientas en la política de privacidad.',
  preview: 'Así se lee en la política de privacidad',
  rules: 'Contraseñas y precios',
  rulesText: 'Valen para todo el equipo y toda la tienda.',
  tracking: 'Seguimiento de pedidos',
  trackingText: 'Quien tiene el enlace de su compra siempre la ve entera.',
  fields,
  save: 'Guardar reglas',
  saved: 'Reglas guardadas',
  unsaved: 'Hay cambios sin guardar',
  failed: 'No se pudieron guardar las reglas',
  conflict: 'Otra persona cambió estas reglas',
  yes: 'Sí',
  no: 'No',
} as const;

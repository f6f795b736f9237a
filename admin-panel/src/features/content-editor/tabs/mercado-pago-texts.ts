export const texts = {
  legend: 'Mercado Pago',
  enabled: 'Cobrar con Mercado Pago',
  missing: (names: readonly string[]) =>
    `Para activarlo falta cargar en el servidor: ${names.join(' y ')}. Lo hace quien mantiene la tienda.`,
  failed: 'No pudimos revisar si el servidor está preparado. Recargá la página.',
  hours: 'Horas para pagar con Mercado Pago',
  hoursHint: 'Después, la orden sin pagar se cancela sola y vuelve el stock.',
  noticeUrl: (url: string) =>
    `En tu cuenta de Mercado Pago, Webhooks, evento Pagos, cargá esta dirección: ${url}`,
} as const;

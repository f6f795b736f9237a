import { texts as sharedTexts } from '#shared/texts.ts';

export const texts = {
  loading: 'Cargando las reglas…',
  loadFailed: sharedTexts.rulesFailed,
  retention: 'Cuánto se guardan los datos',
  retentionText:
    'Cada noche se borra lo que pasó estos días. Lo ven las clientas en la política de privacidad.',
  preview: 'Así se lee en la política de privacidad',
  rules: 'Contraseñas y precios',
  rulesText: 'Valen para todo el equipo y toda la tienda.',
  tracking: 'Seguimiento de pedidos',
  trackingText: 'Quien tiene el enlace de su compra siempre la ve entera.',
  save: 'Guardar reglas',
  saved: 'Reglas guardadas',
  unsaved: 'Hay cambios sin guardar',
  failed: 'No se pudieron guardar las reglas',
  conflict: 'Otra persona cambió estas reglas',
} as const;

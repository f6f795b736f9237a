export const texts = {
  open: 'Tengo un cupón',
  label: 'Código del cupón',
  apply: 'Aplicar',
  checking: 'Revisando…',
  applied: (code: string) => `Cupón ${code} aplicado`,
  remove: 'Quitar cupón',
  goOn: 'Seguir sin cupón',
  failed: 'No pudimos revisar el cupón. Probá de nuevo.',
} as const;

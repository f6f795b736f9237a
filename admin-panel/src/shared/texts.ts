/** Texts of more than one feature. */
export const texts = {
  authLoading: 'Cargando autenticación...',
  searchEverything: 'Buscar órdenes, productos y acciones',
  registerSale: 'Registrar venta',
  newWithdrawal: 'Cargar un arrepentimiento',
  secondFactor: 'Verificación en dos pasos',
  filledData: 'Datos que se completan solos',
  staffOnly: 'Solo las ve el equipo de la tienda.',
  unsaved: 'Tenés cambios sin guardar',
  stepFailed: 'No pudimos guardar el paso.',
  changeFailed: (why: string) => `No pudimos guardar el cambio: ${why}`,
  renewals: {
    done: (names: string[]) =>
      `${names.length === 1 ? 'Se publicó' : 'Se publicaron'} de nuevo con los datos nuevos: ${names.join(', ')}.`,
    see: 'Ver políticas',
  },
  rulesFailed: (why: string) => `No pudimos cargar las reglas: ${why}`,
} as const;

/** Spanish texts of the reports: titles, explanations and column labels. */
export const reportTexts = {
  unknownReport: 'Ese informe no existe.',
  unknownTable: 'Ese informe no tiene esa tabla.',
  capped: (title: string, shown: number, all: number) => `${title} (${shown} de ${all})`,

  total: 'Total',
  day: 'Día',
  method: 'Medio de pago',

  takingsByDay: 'Cobros por día',
  takingsByDayIs:
    'Plata que entró y salió según el día en que se cobró o devolvió, sin importar de qué día es la orden ni si después se canceló o se eliminó.',
  takingsByMethod: 'Cobros por medio de pago',
  takingsByMethodIs:
    'La misma plata por medio de pago, según el día en que se cobró o devolvió; las correcciones anulan cobros que se habían anotado de más.',
  payments: 'Cobrado',
  refunds: 'Devuelto',
  corrections: 'Correcciones',
  net: 'Neto',
  entries: 'Movimientos',
} as const;

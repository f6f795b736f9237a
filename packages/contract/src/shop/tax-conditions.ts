/** Spanish names of the conditions before the revenue service. */
export const TAX_CONDITION_NAMES: Readonly<Record<string, string>> = {
  monotributo: 'Monotributo',
  responsable_inscripto: 'Responsable inscripto',
  exento: 'Exento',
};

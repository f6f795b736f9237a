/** PREFIX-YYYYMMDD-NNNN; days with more than 9999 orders get longer numbers. */
export const orderNumber = (prefix: string, day: string, sequence: number): string =>
  `${prefix}-${day.replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`;

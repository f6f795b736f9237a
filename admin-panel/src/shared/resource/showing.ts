const inThousands = (n: number): string => n.toLocaleString('es-AR');

/** Says which rows of a list its page shows. */
export const showing = (rows: string) => (from: number, to: number, total: number) =>
  `Mostrando ${inThousands(from)} - ${inThousands(to)} de ${inThousands(total)} ${rows}`.trimEnd();

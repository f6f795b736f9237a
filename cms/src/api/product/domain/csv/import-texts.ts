import { MAX_IMPORT_ROWS } from '@shop/contract';

export const importTexts = {
  tooManyRows: `El archivo tiene demasiadas filas. Máximo ${MAX_IMPORT_ROWS.toLocaleString('es-AR')}.`,
  noColumn: 'Falta la columna titulo (o _id, para cambiar productos que ya existen)',
  oldFormat: 'Este archivo es de un formato anterior: exportá de nuevo, ahora cada variante va en su fila',
  twiceColumn: (name: string) => `La columna ${name} está dos veces`,
  unknownColumn: (name: string) => `No conocemos la columna «${name}»: no se usa`,
  noProduct: 'Falta el título o el _id: no sabemos de qué producto es esta fila',
  differs: (column: string, row: number) =>
    `La columna ${column} dice otra cosa que en la fila ${row}, que es del mismo producto`,
  badNumber: (column: string, text: string) =>
    `«${text}» no es un número válido en la columna ${column}: escribilo sin decimales, como 18900 o 18.900`,
  badYesNo: (text: string) => `«${text}» no es válido en la columna activo: escribí si o no`,
  badFit: (text: string) => `«${text}» no es válido en la columna calce: escribí chico, justo, grande o sin`,
  needsVariant: 'El producto tiene filas por variante: esta también necesita talle o color',
  repeatedVariant: (row: number) => `Es la misma variante que la fila ${row}`,
  unknownTone: (color: string) =>
    `No conocemos el tono de «${color}»: agregalo en la columna colores, por ejemplo ${color} #c3a6d8`,
  unknownId: (id: string) =>
    `No hay ningún producto con el _id ${id}: dejá la celda vacía para crear uno nuevo`,
  sameTitle: 'Ya hay un producto con este título: esta fila crea otro',
  stockByVariant:
    'El stock de este producto se lleva por talle y color: cambialo en la fila de cada variante',
  becomesVariants: (stock: number) =>
    `El producto pasa a llevar stock por variante: las ${stock} unidades de hoy se reemplazan por las del archivo`,
  alreadyThere: (stock: number) => `El stock ya es ${stock}: no se cambia`,
  moved: (seen: number, now: number, then: number) =>
    `Hubo ventas o cambios desde la exportación (había ${seen}, hoy hay ${now}): queda en ${then}`,
  blind: (now: number, then: number) =>
    `Sin stock_visto no sabemos qué se vendió mientras tanto: el stock pasa de ${now} a ${then}`,
  becomesFree: (discount: number) => `Con un descuento de ${discount} % el precio final queda en $0`,
} as const;

import { MAX_IMPORT_PRODUCTS, MAX_IMPORT_ROWS } from '@shop/contract';

export const importTexts = {
  tooManyRows: `El archivo tiene demasiadas filas. Máximo ${MAX_IMPORT_ROWS.toLocaleString('es-AR')}.`,
  tooManyProducts: `Se importan hasta ${MAX_IMPORT_PRODUCTS} productos por vez: no se guardó ninguno. Partí el archivo.`,
  noColumn: 'Falta la columna titulo (o _id, para cambiar productos que ya existen)',
  twiceColumn: (name: string) => `La columna ${name} está dos veces`,
  unknownColumn: (name: string) => `No conocemos la columna «${name}»: no se usa`,
  noProduct: 'Falta el título o el _id: no sabemos de qué producto es esta fila',
  differs: (row: number) => `Dice otra cosa que en la fila ${row}, que es del mismo producto`,
  badNumber: (text: string) => `«${text}» no es un número entero`,
  badYesNo: (text: string) => `«${text}» no es ni si ni no`,
  badFit: (text: string) => `«${text}» no es un calce`,
  needsVariant: 'El producto tiene filas por variante: esta también necesita talle o color',
  repeatedVariant: (row: number) => `Es la misma variante que la fila ${row}`,
  repeatedSku: (sku: string, row: number) => `El SKU ${sku} está también en la fila ${row}`,
  skuWithoutVariant: 'El SKU es de un talle o un color, y este producto no tiene: no se guarda',
  unknownTone: (color: string) => `No conocemos el tono de «${color}»`,
  toneExpected: (color: string) => `el color con su tono en la columna colores, como ${color} #c3a6d8`,
  unknownId: (id: string) => `No hay ningún producto con el _id ${id}`,
  knownCategories: (names: readonly string[]) => `una de estas: ${names.join(', ')}`,
  staysOff: (missing: string) => `Queda apagado hasta que tenga ${missing}`,
  changedSince: 'Cambió en la tienda después de la revisión: no se guardó. Revisá el archivo de nuevo',
  empty: 'vacío',
  stock: 'Stock',
  newVariant: 'Variante nueva',
  variant: ({ size, color, stock }: { size?: string | null; color?: string | null; stock: number }) =>
    `${[size, color].filter(Boolean).join(' · ')}, ${stock === 1 ? '1 unidad' : `${stock} unidades`}`,
  losesUnits: (units: number) =>
    `Lo que deja de ofrecerse tiene ${units === 1 ? '1 unidad, que sale' : `${units} unidades, que salen`} del stock`,
  sameTitle: 'Ya hay un producto con este título: esta fila crea otro',
  stockByVariant:
    'El stock de este producto se lleva por talle y color: cambialo en la fila de cada variante',
  becomesVariants: (stock: number) =>
    `El producto pasa a llevar stock por variante: su stock de hoy (${stock}) se reemplaza por el del archivo`,
  foreignSize: (size: string) =>
    `El talle ${size} no está entre los talles del producto: agregalo en la columna talles`,
  dateSize: (size: string) =>
    `«${size}» parece una fecha: la planilla cambió el talle, por ejemplo 1/2 por 01-feb`,
  mangledSku: (sku: string) => `«${sku}» no es un código: la planilla lo cambió por un número o una fecha`,
  alreadyImported: 'Este cambio de stock ya se cargó con este archivo: no se aplica otra vez',
  alreadyCreated: 'Este producto ya se creó con este archivo: no se crea otra vez',
  alreadyThere: (stock: number) => `El stock ya es ${stock}: no se cambia`,
  moved: (seen: number, now: number, then: number) =>
    `Hubo ventas o cambios desde la exportación (había ${seen}, hoy hay ${now}): queda en ${then}`,
  blind: (now: number, then: number) =>
    `Sin stock_visto no sabemos qué se vendió mientras tanto: el stock pasa de ${now} a ${then}`,
} as const;

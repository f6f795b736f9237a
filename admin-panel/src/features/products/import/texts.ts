const count = (number: number): string => number.toLocaleString('es-AR');
const products = (number: number): string => `${count(number)} ${number === 1 ? 'producto' : 'productos'}`;

export const texts = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  title: 'Importar productos',
  help: 'Una fila por variante (talle y color). Las que tienen _id cambian ese producto, las demás crean uno; una celda vacía no cambia nada. Primero te mostramos qué cambiaría.',
  columns: 'Qué va en cada columna',
  columnsHint:
    'El CSV exportado trae todas. Podés dejar solo las que querés cambiar, más _id. El stock se aplica como diferencia con stock_visto, así no se pierden ventas.',
  template: 'Descargar plantilla',
  templateName: 'plantilla-productos.csv',
  required: 'obligatoria para crear',
  optional: 'opcional',
  example: (text: string) => `Ejemplo: ${text}`,
  file: 'Archivo CSV',
  choose: 'Elegir archivo',
  chooseOther: 'Elegir otro archivo',
  checking: 'Revisando el archivo...',
  progress: (done: number, total: number) => `${count(done)} de ${count(total)} filas`,
  counts: (created: number, updated: number, unchanged: number, invalid: number) =>
    [
      created > 0 && `${count(created)} ${created === 1 ? 'nuevo' : 'nuevos'}`,
      updated > 0 && `${count(updated)} ${updated === 1 ? 'cambia' : 'cambian'}`,
      unchanged > 0 && `${count(unchanged)} sin cambios`,
      invalid > 0 && `${count(invalid)} con errores`,
    ]
      .filter(Boolean)
      .join(', '),
  countedProducts: (counts: string) => `Productos: ${counts}.`,
  warnings: (number: number) =>
    number === 1
      ? 'Hay 1 aviso: miralo antes de importar.'
      : `Hay ${count(number)} avisos: miralos antes de importar.`,
  faults: (number: number) =>
    number === 1 ? 'Hay 1 error para corregir' : `Hay ${count(number)} errores para corregir`,
  faultsHint: 'Corregí la planilla y elegí el archivo de nuevo: todavía no se guardó nada.',
  onlyFaulty: 'Solo filas con errores',
  downloadFaults: 'Descargar errores',
  faultsName: 'errores-de-importacion.csv',
  faultsHeader: ['fila', 'columna', 'problema', 'se espera'],
  row: (number: number) => `Fila ${number}`,
  looseRow: (number: number) => (number < 2 ? 'Encabezado' : `Fila ${number}`),
  results: {
    created: 'Nuevo producto',
    updated: 'Cambia',
    unchanged: 'Sin cambios',
    invalid: 'Con errores',
  },
  faultElsewhere: 'El producto tiene errores en otra fila: no se guarda.',
  expected: (text: string) => `Se espera: ${text}.`,
  moreRows: (number: number) => `Mostrar ${count(number)} más`,
  hidden: (number: number) => `y ${count(number)} ${number === 1 ? 'fila' : 'filas'} más`,
  preview: 'Vista previa del archivo',
  nothing: 'El archivo no cambia ningún producto.',
  confirm: (number: number) => `Importar ${products(number)}`,
  importing: 'Importando...',
  done: (created: number, updated: number) =>
    `Listo: ${count(created)} ${created === 1 ? 'creado' : 'creados'}, ${count(updated)} ${updated === 1 ? 'actualizado' : 'actualizados'}.`,
  partly: (number: number) =>
    number === 1 ? '1 producto no se guardó' : `${products(number)} no se guardaron`,
  stopped: (done: number, total: number, message: string) =>
    done === 0
      ? `No se importó nada: ${message}`
      : `Se importaron ${count(done)} de ${count(total)} filas: ${message} Podés seguir con el resto.`,
  resume: 'Seguir con el resto',
} as const;

import { PRICE_CHANGE_DAYS } from '@shop/contract';

const grouped = (count: number) => count.toLocaleString('es-AR');
const prices = (count: number) => (count === 1 ? '1 precio' : `${grouped(count)} precios`);
const signed = (percent: number) => `${Math.abs(percent).toLocaleString('es-AR')} %`;

export const texts = {
  open: 'Precios',
  title: (count: number) => (count === 1 ? 'Precio de 1 producto' : `Precios de ${grouped(count)} productos`),
  which: 'Qué productos',
  choose: 'Elegí cuáles',
  all: 'Todos los productos',
  direction: 'Subir o bajar',
  raise: 'Subir',
  lower: 'Bajar',
  percent: 'Porcentaje',
  tooMuch: (max: number) => `Hasta ${max} %, con un decimal como mucho`,
  rounding: 'Redondear',
  toPesos: (money: string) => `a ${money}`,
  toWholePesos: 'a $1, sin redondear',
  hint: 'Escribí el porcentaje y acá ves cada precio antes de cambiarlo.',
  hintWhich: 'Elegí qué productos y acá ves cada precio antes de cambiarlo.',
  preview: 'Precios de antes y de después',
  product: 'Producto',
  before: 'Antes',
  after: 'Después',
  withDiscount: (before: string, after: string) => `con descuento: ${before} a ${after}`,
  changes: (changed: number, unchanged: number) =>
    [
      changed === 1 ? 'Cambia 1 precio' : `Cambian ${prices(changed)}`,
      unchanged > 0 && `${grouped(unchanged)} ${unchanged === 1 ? 'queda' : 'quedan'} igual`,
    ]
      .filter(Boolean)
      .join(', ') + '.',
  against: (count: number) =>
    count === 1
      ? 'Por el redondeo, 1 precio va al revés de lo que pediste.'
      : `Por el redondeo, ${prices(count)} van al revés de lo que pediste.`,
  more: (count: number) => (count === 1 ? 'y 1 más' : `y ${grouped(count)} más`),
  apply: (count: number) => `Cambiar ${prices(count)}`,
  changePrices: 'Cambiar precios',
  applying: 'Cambiando...',
  done: (count: number) => (count === 1 ? '1 precio cambió' : `${prices(count)} cambiaron`),
  undo: 'Deshacer',
  undone: (count: number) =>
    count === 1 ? '1 precio volvió a ser el de antes' : `${prices(count)} volvieron a ser los de antes`,
  undoFailed: (message: string) => `No se deshizo: ${message}`,
  keptTitle: (count: number) =>
    count === 1 ? '1 producto conserva su precio' : `${grouped(count)} productos conservan su precio`,
  keptHint: 'Su precio cambió otra vez después, así que no lo tocamos.',
  accept: 'Entendido',
  history: 'Cambios de precios',
  historyTitle: 'Últimos cambios de precios',
  historyHint: `Los de los últimos ${PRICE_CHANGE_DAYS} días. Los que deshagas vuelven a los precios de antes.`,
  historyNone: 'Todavía no cambiaste precios por porcentaje.',
  historyFailed: (message: string) => `No se pudieron cargar los cambios: ${message}`,
  change: (percent: number, rounding: string) =>
    `${percent < 0 ? 'Bajaron' : 'Subieron'} ${signed(percent)}, redondeados a ${rounding}`,
  roundedOnly: (rounding: string) => `Redondeados a ${rounding}`,
  facts: (count: number, actor: string, when: string) => `${prices(count)} · ${actor} · ${when}`,
  undoneBy: (actor: string, when: string) => `Deshecho por ${actor} el ${when}`,
  undoOne: (when: string) => `Deshacer el cambio del ${when}`,
  askTitle: 'Deshacer el cambio de precios',
  ask: (count: number, when: string) =>
    `${count === 1 ? '1 precio vuelve' : `${prices(count)} vuelven`} a ser como antes del ${when}. Los que cambiaron después quedan como están.`,
} as const;

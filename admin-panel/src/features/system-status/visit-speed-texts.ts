import { VITALS_SAMPLE, type Vital, type VitalRating, type VitalsPage } from '@shop/contract';

const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });
const SHIFTS: Record<VitalRating, string> = { good: 'no salta', fair: 'salta un poco', poor: 'salta mucho' };
const RATINGS: Record<VitalRating, string> = { good: 'bien', fair: 'se puede mejorar', poor: 'mal' };

export const texts = {
  title: 'Rapidez en los teléfonos de tus clientas',
  intro: (days: number) =>
    `Tres de cada cuatro visitas de los últimos ${days} días fueron así o mejor. Se mide una de cada ${VITALS_SAMPLE}, sin saber de quién es.`,
  none: 'Todavía no hay visitas medidas.',
  failed: 'No pudimos cargar la rapidez de la tienda.',
  few: 'todavía pocas visitas',
  more: 'Ver las demás páginas',
  pages: {
    home: 'Página de inicio',
    category: 'Categorías',
    product: 'Productos',
    cart: 'Carrito',
    checkout: 'Checkout',
    order: 'Página del pedido',
    other: 'Otras páginas',
  } satisfies Record<VitalsPage, string>,
  visits: (count: number) => (count === 1 ? '1 visita' : `${count.toLocaleString('es-AR')} visitas`),
  figures: {
    lcp: (value) => `aparece en ${decimal.format(value / 1000)} s`,
    inp: (value) => `responde en ${Math.round(value)} ms`,
    cls: (_, rating) => SHIFTS[rating],
  } satisfies Record<Vital, (value: number, rating: VitalRating) => string>,
  /** Follows a figure for those who do not see its colour. */
  rated: (rating: VitalRating) => `: ${RATINGS[rating]}`,
} as const;

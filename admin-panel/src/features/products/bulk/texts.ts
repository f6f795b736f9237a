import { products } from '../texts.ts';

const grouped = (count: number) => count.toLocaleString('es-AR');

export const texts = {
  chooseResults: (count: number) => `Elegir los ${grouped(count)} resultados`,
  chooseCategory: (count: number) => `Elegir los ${grouped(count)} de la categoría`,
  pageChosen: (count: number) =>
    count === 1 ? 'Elegiste el único de esta página.' : `Elegiste los ${grouped(count)} de esta página.`,
  allChosen: (count: number) => `Elegiste los ${grouped(count)}, también los de las otras páginas.`,
  pauseTitle: (count: number) => `Pausar ${products(count)}`,
  pauseQuestion: 'Dejan de verse en la tienda hasta que los actives de nuevo.',
  activateTitle: (count: number) => `Activar ${products(count)}`,
  activateQuestion: 'Todos pasan a verse en la tienda.',
} as const;

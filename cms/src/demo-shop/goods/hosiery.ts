import { CARE, ONE_SIZE, type DemoProduct } from './demo-product';

const category = 'medias';
const sheer = '85 % poliamida, 15 % elastano.';

/** Medias. */
export const hosiery: readonly DemoProduct[] = [
  {
    title: 'Medias con liga de encaje',
    description: 'Medias hasta el muslo con puntilla ancha y silicona interior que las mantiene en su lugar.',
    category,
    price: 9_800,
    fabrics: ['negro', 'arena', 'bordo'],
    sizes: ['S', 'M', 'L'],
    garment: { type: 'medias', cut: 'liguero' },
    backdrop: 'rosa',
    composition: sheer,
    care: CARE.lace,
    shelf: 'full',
    appeal: 6,
  },
  {
    title: 'Panty opaca 40 deniers',
    description: 'Panty de microfibra con refuerzo en la punta y cintura ancha que no se enrolla.',
    category,
    price: 8_400,
    fabrics: ['negro', 'azul'],
    sizes: ['S', 'M', 'L', 'XL'],
    garment: { type: 'medias', cut: 'panty' },
    backdrop: 'arena',
    composition: sheer,
    care: CARE.lace,
    shelf: 'full',
    appeal: 5,
  },
  {
    title: 'Soquetes con puntilla',
    description:
      'Par de soquetes de algodón con puño de puntilla. Quedan lindos con mocasines y con zapatillas.',
    category,
    price: 4_200,
    fabrics: ['rosa', 'marfil', 'negro'],
    sizes: ONE_SIZE,
    garment: { type: 'medias', cut: 'soquete' },
    backdrop: 'piedra',
    composition: '80 % algodón, 17 % poliamida, 3 % elastano.',
    care: CARE.cotton,
    shelf: 'full',
    appeal: 5,
  },
  {
    title: 'Panty Bosque a lunares',
    description: 'Semiopaca con lunares al tono: el detalle que le cambia la cara a un vestido liso.',
    category,
    price: 9_200,
    discount: 30,
    fabrics: ['petroleo'],
    sizes: ['S', 'M', 'L'],
    garment: { type: 'medias', cut: 'panty' },
    print: 'lunares',
    backdrop: 'salvia',
    composition: sheer,
    care: CARE.lace,
    shelf: 'last-unit',
    appeal: 3,
  },
];

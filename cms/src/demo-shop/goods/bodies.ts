import { CARE, LETTER_SIZES, type DemoProduct } from './demo-product';

const category = 'bodies';
const lace = 'Encaje: 88 % poliamida, 12 % elastano. Forro: 100 % algodón.';

/** Bodies. */
export const bodies: readonly DemoProduct[] = [
  {
    title: 'Body Aurora de encaje',
    description:
      'Tazas de encaje sin aro y cuerpo de satén elastizado que moldea la cintura. Se abrocha abajo y se usa solo o con un jean.',
    category,
    price: 32_500,
    fabrics: ['azul', 'negro'],
    sizes: LETTER_SIZES,
    garment: { type: 'body', lace: true },
    backdrop: 'lila',
    composition: lace,
    care: CARE.lace,
    shelf: 'full',
    appeal: 7,
  },
  {
    title: 'Body Seda liso',
    description:
      'Body liso de escote en V con breteles regulables. Segunda piel que no se marca bajo un vestido.',
    category,
    price: 28_900,
    discount: 10,
    fabrics: ['marfil', 'arena'],
    sizes: LETTER_SIZES,
    garment: { type: 'body', lace: false },
    backdrop: 'rosa',
    composition: '78 % poliamida, 22 % elastano.',
    care: CARE.satin,
    shelf: 'some',
    appeal: 5,
  },
  {
    title: 'Body Camelia',
    description: 'Encaje floral sobre satén, en el rojo profundo que mejor queda en invierno.',
    category,
    price: 33_900,
    fabrics: ['bordo'],
    sizes: LETTER_SIZES,
    garment: { type: 'body', lace: true },
    backdrop: 'rosa',
    composition: lace,
    care: CARE.lace,
    shelf: 'few',
    appeal: 6,
  },
  {
    title: 'Body Niebla modelador',
    description: 'Compresión suave en abdomen y cintura, tazas lisas y espalda baja.',
    category,
    price: 35_800,
    fabrics: ['negro', 'arena'],
    sizes: ['M', 'L', 'XL'],
    garment: { type: 'body', lace: false },
    backdrop: 'piedra',
    composition: '70 % poliamida, 30 % elastano.',
    care: CARE.satin,
    shelf: 'some',
    appeal: 4,
  },
];

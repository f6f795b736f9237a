import { CARE, LETTER_SIZES, type DemoProduct } from './demo-product';

const category = 'trajes-de-bano';
const lycra = '82 % poliamida, 18 % elastano, con protección UPF 50+.';

/** Trajes de baño. */
export const swimwear: readonly DemoProduct[] = [
  {
    title: 'Enteriza Limay con cinturón',
    description:
      'Escote en V profundo, breteles anchos y cinturón con hebilla dorada. Tela gruesa que sostiene y se seca rápido.',
    category,
    price: 38_900,
    fabrics: ['petroleo', 'negro'],
    sizes: LETTER_SIZES,
    garment: { type: 'enteriza' },
    backdrop: 'salvia',
    composition: lycra,
    care: CARE.swim,
    shelf: 'full',
    appeal: 7,
  },
  {
    title: 'Bikini Verano estampada',
    description:
      'Triángulo con lazo al cuello y bombacha con tiras para atar a los costados. Estampa de flores.',
    category,
    price: 26_900,
    fabrics: ['coral', 'azul'],
    sizes: ['S', 'M', 'L'],
    garment: { type: 'bikini' },
    print: 'flores',
    backdrop: 'arena',
    composition: lycra,
    care: CARE.swim,
    shelf: 'some',
    appeal: 8,
  },
  {
    title: 'Bikini Costa lisa',
    description: 'La bikini lisa que combina con todo. Tazas desmontables y costuras planas.',
    category,
    price: 24_500,
    discount: 15,
    fabrics: ['negro', 'lila'],
    sizes: LETTER_SIZES,
    garment: { type: 'bikini' },
    backdrop: 'piedra',
    composition: lycra,
    care: CARE.swim,
    shelf: 'full',
    appeal: 6,
  },
  {
    title: 'Enteriza Lunares vintage',
    description: 'Enteriza a lunares con cinturón al tono, de espalda baja y busto con forro.',
    category,
    price: 36_400,
    fabrics: ['bordo'],
    sizes: ['M', 'L', 'XL'],
    garment: { type: 'enteriza' },
    print: 'lunares',
    backdrop: 'rosa',
    composition: lycra,
    care: CARE.swim,
    shelf: 'sold-out',
    appeal: 4,
  },
];

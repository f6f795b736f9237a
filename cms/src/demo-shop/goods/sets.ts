import { BAND_SIZES, CARE, type DemoProduct } from './demo-product';

const category = 'conjuntos';
const lace = 'Encaje: 88 % poliamida, 12 % elastano. Forro: 100 % algodón.';

/** Conjuntos. */
export const sets: readonly DemoProduct[] = [
  {
    title: 'Conjunto Azahar de encaje',
    description:
      'Corpiño triangular sin aro y vedetina con encaje floral en los costados. Liviano, suave y sin costuras que se marquen: para usarlo todos los días o guardarlo para un día distinto.\n\nTirantes regulables con herrajes dorados y moño de satén.',
    category,
    price: 24_900,
    fabrics: ['bordo', 'negro', 'marfil'],
    sizes: BAND_SIZES,
    garment: { type: 'conjunto', top: 'triangulo', bottom: 'vedetina' },
    backdrop: 'rosa',
    composition: lace,
    care: CARE.lace,
    shelf: 'full',
    appeal: 10,
  },
  {
    title: 'Conjunto Magnolia con aro',
    description:
      'Corpiño soutien con aro y taza soft, de buen sostén, con colaless de encaje. El borde festoneado queda plano bajo la ropa.',
    category,
    price: 27_900,
    discount: 15,
    fabrics: ['rosa', 'negro'],
    sizes: BAND_SIZES,
    garment: { type: 'conjunto', top: 'soutien', bottom: 'colaless' },
    backdrop: 'piedra',
    composition: lace,
    care: CARE.lace,
    shelf: 'full',
    appeal: 8,
  },
  {
    title: 'Conjunto Luna de algodón',
    description:
      'Bralette sin aro con base ancha de encaje y culotte a juego. Algodón peinado que abriga sin apretar, para estar en casa como te gusta.',
    category,
    price: 25_900,
    fabrics: ['marfil', 'salvia'],
    sizes: ['85', '90', '95', '100'],
    garment: { type: 'conjunto', top: 'bralette', bottom: 'culotte' },
    backdrop: 'lila',
    composition: '92 % algodón peinado, 8 % elastano. Puntilla de poliamida.',
    care: CARE.cotton,
    shelf: 'some',
    appeal: 6,
  },
  {
    title: 'Conjunto Nocturno',
    description:
      'Todo negro, todo encaje. Soutien con aro de media taza y vedetina con transparencias en los costados. Viene en una bolsita de regalo.',
    category,
    price: 29_900,
    fabrics: ['negro'],
    sizes: BAND_SIZES,
    garment: { type: 'conjunto', top: 'soutien', bottom: 'vedetina' },
    backdrop: 'arena',
    composition: lace,
    care: CARE.lace,
    shelf: 'some',
    appeal: 9,
  },
  {
    title: 'Conjunto Brisa tiro alto',
    description:
      'Triángulo con encaje y bombacha de tiro alto que acompaña la cintura. Tela microfibra que no se nota bajo la ropa clara.',
    category,
    price: 23_500,
    discount: 20,
    fabrics: ['lila', 'azul'],
    sizes: ['85', '90', '95', '100'],
    garment: { type: 'conjunto', top: 'triangulo', bottom: 'tiro-alto' },
    backdrop: 'lila',
    composition: '85 % poliamida, 15 % elastano. Forro: 100 % algodón.',
    care: CARE.lace,
    shelf: 'few',
    appeal: 5,
  },
  {
    title: 'Conjunto Lago con puntilla',
    description:
      'Inspirado en los azules de la cordillera: bralette con puntilla ancha y vedetina de encaje. Sin aro, con breteles regulables.',
    category,
    price: 26_400,
    fabrics: ['petroleo', 'azul'],
    sizes: ['85', '90', '95', '100'],
    garment: { type: 'conjunto', top: 'bralette', bottom: 'vedetina' },
    backdrop: 'salvia',
    composition: lace,
    care: CARE.lace,
    shelf: 'sold-out',
    appeal: 4,
  },
];

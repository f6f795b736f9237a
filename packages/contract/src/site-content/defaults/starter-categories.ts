import type { SizeGuide } from '../site-content';
import type { Category } from '../site-content-draft';

/** A category that a lingerie shop usually has, with its size guides. */
export type StarterCategory = { category: Category; guides: SizeGuide[] };

const HOW_TO_MEASURE =
  'Medite con un centímetro de costura, sobre la piel y sin apretar. Todas las medidas son del cuerpo, en centímetros.';

type Rows = readonly (readonly [size: string, ...measurements: string[]])[];
type Facts = { category: string; title: string; headers: string[]; rows: Rows; notes: string };

const guide = ({ category, title, headers, rows, notes }: Facts): SizeGuide => ({
  category,
  title,
  subtitle: HOW_TO_MEASURE,
  enabled: true,
  tableHeaders: headers,
  tableRows: rows.map(([size, ...measurements]) => ({ size, measurements })),
  notes,
});

/** The categories of a lingerie shop, which the checklist of the opening offers and the demo shop has. */
export const starterCategories = (): StarterCategory[] => [
  {
    category: { name: 'conjuntos', display_name: 'Conjuntos' },
    guides: [
      guide({
        category: 'conjuntos',
        title: 'Guía de talles de conjuntos',
        headers: ['Talle', 'Contorno de busto', 'Bombacha que trae', 'Cadera'],
        rows: [
          ['85', '83 - 87', 'S', '88 - 94'],
          ['90', '88 - 92', 'M', '95 - 101'],
          ['95', '93 - 97', 'L', '102 - 108'],
          ['100', '98 - 102', 'XL', '109 - 115'],
          ['105', '103 - 107', 'XXL', '116 - 122'],
        ],
        notes:
          'Si necesitás otro talle de bombacha, pedilo en las notas del pedido y lo armamos si hay stock.',
      }),
    ],
  },
  {
    category: { name: 'corpinos', display_name: 'Corpiños' },
    guides: [
      guide({
        category: 'corpino',
        title: 'Guía de talles de corpiños',
        headers: ['Talle', 'Contorno de busto', 'Contorno bajo busto'],
        rows: [
          ['85', '83 - 87', '68 - 72'],
          ['90', '88 - 92', '73 - 77'],
          ['95', '93 - 97', '78 - 82'],
          ['100', '98 - 102', '83 - 87'],
          ['105', '103 - 107', '88 - 92'],
        ],
        notes:
          'El bajo busto se mide justo debajo, soltando el aire. Si estás entre dos talles, elegí el más grande. ¿Dudas? Escribinos por WhatsApp y te ayudamos.',
      }),
    ],
  },
  {
    category: { name: 'bombachas', display_name: 'Bombachas' },
    guides: [
      guide({
        category: 'bombacha',
        title: 'Guía de talles de bombachas',
        headers: ['Talle', 'Cintura', 'Cadera'],
        rows: [
          ['S', '62 - 68', '88 - 94'],
          ['M', '69 - 75', '95 - 101'],
          ['L', '76 - 83', '102 - 108'],
          ['XL', '84 - 91', '109 - 115'],
          ['XXL', '92 - 99', '116 - 122'],
        ],
        notes:
          'La cadera se mide en la parte más ancha. Si estás entre dos talles, elegí el más grande. ¿Dudas? Escribinos por WhatsApp y te ayudamos.',
      }),
      guide({
        category: 'bombis',
        title: 'Guía de talles de bombis y culottes',
        headers: ['Talle', 'Cintura', 'Cadera', 'Muslo'],
        rows: [
          ['S', '62 - 68', '88 - 94', '50 - 54'],
          ['M', '69 - 75', '95 - 101', '55 - 59'],
          ['L', '76 - 83', '102 - 108', '60 - 64'],
          ['XL', '84 - 91', '109 - 115', '65 - 69'],
        ],
        notes: 'El muslo se mide en la parte más ancha de la pierna.',
      }),
    ],
  },
  {
    category: { name: 'bodies', display_name: 'Bodies' },
    guides: [
      guide({
        category: 'bodies',
        title: 'Guía de talles de bodies',
        headers: ['Talle', 'Busto', 'Cintura', 'Cadera'],
        rows: [
          ['S', '82 - 88', '62 - 68', '88 - 94'],
          ['M', '89 - 95', '69 - 75', '95 - 101'],
          ['L', '96 - 102', '76 - 83', '102 - 108'],
          ['XL', '103 - 109', '84 - 91', '109 - 115'],
        ],
        notes: 'Si sos de torso largo, te recomendamos un talle más.',
      }),
    ],
  },
  {
    category: { name: 'pijamas', display_name: 'Pijamas' },
    guides: [
      guide({
        category: 'pijamas',
        title: 'Guía de talles de pijamas, camisones y batas',
        headers: ['Talle', 'Busto', 'Cadera', 'Altura sugerida'],
        rows: [
          ['S', '82 - 88', '88 - 94', '1,50 - 1,60 m'],
          ['M', '89 - 95', '95 - 101', '1,55 - 1,65 m'],
          ['L', '96 - 102', '102 - 108', '1,60 - 1,70 m'],
          ['XL', '103 - 109', '109 - 115', '1,65 - 1,75 m'],
          ['S/M', '82 - 95', '88 - 101', '1,50 - 1,65 m'],
          ['L/XL', '96 - 109', '102 - 115', '1,60 - 1,75 m'],
        ],
        notes: 'Los pijamas son de calce holgado.',
      }),
    ],
  },
  {
    category: { name: 'medias', display_name: 'Medias' },
    guides: [
      guide({
        category: 'medias',
        title: 'Guía de talles de medias',
        headers: ['Talle', 'Cadera', 'Altura', 'Calzado'],
        rows: [
          ['S', '88 - 94', '1,50 - 1,60 m', '35 - 36'],
          ['M', '95 - 101', '1,58 - 1,67 m', '36 - 38'],
          ['L', '102 - 108', '1,65 - 1,75 m', '38 - 40'],
          ['XL', '109 - 115', '1,65 - 1,80 m', '39 - 41'],
          ['ÚNICO', '-', '-', '35 - 40'],
        ],
        notes: 'Los soquetes son de talle único.',
      }),
    ],
  },
  {
    category: { name: 'trajes-de-bano', display_name: 'Trajes de baño' },
    guides: [
      guide({
        category: 'trajes-de-bano',
        title: 'Guía de talles de trajes de baño',
        headers: ['Talle', 'Busto', 'Cintura', 'Cadera'],
        rows: [
          ['S', '82 - 88', '62 - 68', '88 - 94'],
          ['M', '89 - 95', '69 - 75', '95 - 101'],
          ['L', '96 - 102', '76 - 83', '102 - 108'],
          ['XL', '103 - 109', '84 - 91', '109 - 115'],
        ],
        notes: 'Probátelos siempre con ropa interior puesta.',
      }),
    ],
  },
  {
    category: { name: 'accesorios', display_name: 'Accesorios' },
    guides: [
      guide({
        category: 'accesorios',
        title: 'Medidas de accesorios',
        headers: ['Talle', 'Se adapta a'],
        rows: [['ÚNICO', 'Todos los talles: regulable o de medida única']],
        notes: '',
      }),
    ],
  },
];

type WithCategories = { productCatalog: { categories: Category[] }; sizeGuides: SizeGuide[] };

/** Returns categories and guides with the named ones of a lingerie shop added; what is there already stays as it is. */
export function withStarters<C extends WithCategories>(
  { productCatalog, sizeGuides }: C,
  names: readonly string[],
): WithCategories & Pick<C, 'productCatalog'> {
  const chosen = starterCategories().filter(({ category }) => names.includes(category.name));
  const isNew = (category: Category) => productCatalog.categories.every(({ name }) => name !== category.name);
  const lacksGuide = ({ category }: SizeGuide) => sizeGuides.every((one) => one.category !== category);
  return {
    productCatalog: {
      ...productCatalog,
      categories: [...productCatalog.categories, ...chosen.map((one) => one.category).filter(isNew)],
    },
    sizeGuides: [...sizeGuides, ...chosen.flatMap(({ guides }) => guides).filter(lacksGuide)],
  };
}

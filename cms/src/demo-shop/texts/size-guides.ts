import { type SiteContentInput } from '@shop/contract';

type Guide = SiteContentInput['sizeGuides'][number];

const HOW =
  'Medite con un centímetro de costura, sobre la piel y sin apretar. Todas las medidas son del cuerpo, en centímetros.';

type Rows = readonly (readonly [string, ...string[]])[];

const guide = (
  category: string,
  title: string,
  headers: readonly string[],
  rows: Rows,
  notes: string,
): Guide => ({
  category,
  title,
  subtitle: HOW,
  enabled: true,
  tableHeaders: ['Talle', ...headers],
  tableRows: rows.map(([size, ...measurements]) => ({ size, measurements })),
  notes,
});

const BETWEEN_SIZES =
  'Si estás entre dos talles, elegí el más grande. ¿Dudas? Escribinos por WhatsApp y te ayudamos.';

/** One guide for each thing that is worn, in centimetres of the body. */
export const sizeGuides: Guide[] = [
  guide(
    'corpino',
    'Guía de talles de corpiños',
    ['Contorno de busto', 'Contorno bajo busto'],
    [
      ['85', '83 - 87', '68 - 72'],
      ['90', '88 - 92', '73 - 77'],
      ['95', '93 - 97', '78 - 82'],
      ['100', '98 - 102', '83 - 87'],
      ['105', '103 - 107', '88 - 92'],
    ],
    `El bajo busto se mide justo debajo, soltando el aire. ${BETWEEN_SIZES}`,
  ),
  guide(
    'bombacha',
    'Guía de talles de bombachas',
    ['Cintura', 'Cadera'],
    [
      ['S', '62 - 68', '88 - 94'],
      ['M', '69 - 75', '95 - 101'],
      ['L', '76 - 83', '102 - 108'],
      ['XL', '84 - 91', '109 - 115'],
      ['XXL', '92 - 99', '116 - 122'],
    ],
    `La cadera se mide en la parte más ancha. ${BETWEEN_SIZES}`,
  ),
  guide(
    'bombis',
    'Guía de talles de bombis y culottes',
    ['Cintura', 'Cadera', 'Muslo'],
    [
      ['S', '62 - 68', '88 - 94', '50 - 54'],
      ['M', '69 - 75', '95 - 101', '55 - 59'],
      ['L', '76 - 83', '102 - 108', '60 - 64'],
      ['XL', '84 - 91', '109 - 115', '65 - 69'],
    ],
    'El muslo se mide en la parte más ancha de la pierna.',
  ),
  guide(
    'conjuntos',
    'Guía de talles de conjuntos',
    ['Contorno de busto', 'Bombacha que trae', 'Cadera'],
    [
      ['85', '83 - 87', 'S', '88 - 94'],
      ['90', '88 - 92', 'M', '95 - 101'],
      ['95', '93 - 97', 'L', '102 - 108'],
      ['100', '98 - 102', 'XL', '109 - 115'],
      ['105', '103 - 107', 'XXL', '116 - 122'],
    ],
    'Si necesitás otro talle de bombacha, pedilo en las notas del pedido y lo armamos si hay stock.',
  ),
  guide(
    'bodies',
    'Guía de talles de bodies',
    ['Busto', 'Cintura', 'Cadera'],
    [
      ['S', '82 - 88', '62 - 68', '88 - 94'],
      ['M', '89 - 95', '69 - 75', '95 - 101'],
      ['L', '96 - 102', '76 - 83', '102 - 108'],
      ['XL', '103 - 109', '84 - 91', '109 - 115'],
    ],
    'Si sos de torso largo, te recomendamos un talle más.',
  ),
  guide(
    'pijamas',
    'Guía de talles de pijamas, camisones y batas',
    ['Busto', 'Cadera', 'Altura sugerida'],
    [
      ['S', '82 - 88', '88 - 94', '1,50 - 1,60 m'],
      ['M', '89 - 95', '95 - 101', '1,55 - 1,65 m'],
      ['L', '96 - 102', '102 - 108', '1,60 - 1,70 m'],
      ['XL', '103 - 109', '109 - 115', '1,65 - 1,75 m'],
      ['S/M', '82 - 95', '88 - 101', '1,50 - 1,65 m'],
      ['L/XL', '96 - 109', '102 - 115', '1,60 - 1,75 m'],
    ],
    'Los pijamas son de calce holgado.',
  ),
  guide(
    'medias',
    'Guía de talles de medias',
    ['Cadera', 'Altura', 'Calzado'],
    [
      ['S', '88 - 94', '1,50 - 1,60 m', '35 - 36'],
      ['M', '95 - 101', '1,58 - 1,67 m', '36 - 38'],
      ['L', '102 - 108', '1,65 - 1,75 m', '38 - 40'],
      ['XL', '109 - 115', '1,65 - 1,80 m', '39 - 41'],
      ['ÚNICO', '-', '-', '35 - 40'],
    ],
    'Los soquetes son de talle único.',
  ),
  guide(
    'trajes-de-bano',
    'Guía de talles de trajes de baño',
    ['Busto', 'Cintura', 'Cadera'],
    [
      ['S', '82 - 88', '62 - 68', '88 - 94'],
      ['M', '89 - 95', '69 - 75', '95 - 101'],
      ['L', '96 - 102', '76 - 83', '102 - 108'],
      ['XL', '103 - 109', '84 - 91', '109 - 115'],
    ],
    'Probátelos siempre con ropa interior puesta.',
  ),
  guide(
    'accesorios',
    'Medidas de accesorios',
    ['Se adapta a'],
    [['ÚNICO', 'Todos los talles: regulable o de medida única']],
    '',
  ),
];

/** Names that mean the same garment in Argentina and its neighbours, or that belong to it: a colaless is a bombacha. */
export const GARMENT_SYNONYMS: readonly (readonly string[])[] = [
  ['corpiño', 'soutien', 'sutién', 'sostén', 'brasier', 'brassiere', 'bra', 'ajustador'],
  ['bombacha', 'calzón', 'tanga', 'colaless', 'vedetina', 'culotte', 'braga'],
  ['medibacha', 'panty', 'pantimedia', 'medias', 'can can', 'cancan'],
  ['camisón', 'pijama', 'piyama', 'ropa de dormir'],
  ['traje de baño', 'malla', 'bikini', 'enteriza', 'trikini'],
  ['body', 'bodysuit', 'bodi'],
  ['bata', 'kimono', 'robe', 'deshabillé'],
  ['bóxer', 'calzoncillo', 'slip'],
];

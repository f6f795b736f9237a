const GROUPS = [
  ['corpiño', 'soutien', 'sutién', 'sostén', 'brasier', 'brassiere', 'bra', 'ajustador'],
  ['bombacha', 'calzón', 'tanga', 'colaless', 'vedetina', 'culotte', 'braga'],
  ['medibacha', 'panty', 'pantimedia', 'medias', 'can can', 'cancan'],
  ['camisón', 'pijama', 'piyama', 'ropa de dormir'],
  ['traje de baño', 'malla', 'bikini', 'enteriza', 'trikini'],
  ['body', 'bodysuit', 'bodi'],
  ['bata', 'kimono', 'robe', 'deshabillé'],
  ['bóxer', 'calzoncillo', 'slip'],
];

/** Names that mean the same garment in Argentina and its neighbours, or that belong to it: a colaless is a bombacha. One group per line. */
export const defaultSynonyms = GROUPS.map((names) => names.join(', ')).join('\n');

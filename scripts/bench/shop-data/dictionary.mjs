export const CATEGORIES =
  'conjuntos corpiños bombachas bodies pijamas medias trajes-de-bano accesorios'.split(' ');
export const GARMENTS = ['Conjunto', 'Corpiño', 'Bombacha', 'Body', 'Pijama', 'Medias', 'Malla', 'Bata'];
export const FABRICS = ['encaje', 'algodón', 'microfibra', 'satén', 'tul', 'modal', 'seda', 'lycra'];
export const MODELS = [
  ...['Aurora', 'Brisa', 'Camelia', 'Dalia', 'Eclipse', 'Fresia', 'Gardenia', 'Hortensia', 'Iris', 'Jade'],
  ...['Kenia', 'Luna', 'Magnolia', 'Nácar', 'Ópalo', 'Perla', 'Quimera', 'Rocío', 'Sirena', 'Trébol'],
  ...['Umbra', 'Violeta', 'Wanda', 'Xenia', 'Yerba', 'Zafiro', 'Ámbar', 'Bruma', 'Coral', 'Duna'],
];
export const FIRST_NAMES = [
  ...['Ana', 'Belén', 'Camila', 'Daniela', 'Elena', 'Florencia', 'Gabriela', 'Hilda', 'Inés', 'Julia'],
  ...['Karina', 'Lucía', 'María', 'Natalia', 'Olga', 'Paula', 'Romina', 'Sofía', 'Teresa', 'Valeria'],
  ...['Agustina', 'Brenda', 'Carla', 'Diana', 'Estela', 'Fabiana', 'Graciela', 'Irene', 'Jimena', 'Laura'],
  ...['Marta', 'Nora', 'Ofelia', 'Patricia', 'Rosa', 'Silvia', 'Tamara', 'Úrsula', 'Verónica', 'Yamila'],
];
const SURNAME_STARTS = 'Al Bar Cas Do Fer Gar Her Iba Ju Lo Mar Nu Or Pe Qui'.split(' ');
const SURNAME_ENDS = 'varez tos tro rado nández cía rera ñez dríguez zano mendi guín'.split(' ');
export const SURNAMES = SURNAME_STARTS.flatMap((start) => SURNAME_ENDS.map((end) => start + end));

export const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

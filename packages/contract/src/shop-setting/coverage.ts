// People of a capital write it in many ways: 'Neuquén', 'Neuquén Capital', 'ciudad de Neuquén'.
const plain = (city: string): string =>
  city
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/^ciudad de /, '')
    .replace(/,? capital$/, '');

/** Whether the shop delivers there; accents, case and 'capital' do not matter. */
export const coversCity = (city: string, cities: readonly string[]): boolean =>
  cities.some((covered) => plain(covered) === plain(city));

import { plainText } from '../plain-text';

// People of a capital write it in many ways: 'Neuquén', 'Neuquén Capital', 'ciudad de Neuquén'.
const cityName = (city: string): string =>
  plainText(city)
    .replace(/^ciudad de /, '')
    .replace(/,? capital$/, '');

/** Whether the shop delivers there; accents, case and 'capital' do not matter. */
export const coversCity = (city: string, cities: readonly string[]): boolean =>
  cities.some((covered) => cityName(covered) === cityName(city));

const plain = (city: string) => city.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Whether the shop delivers there; accents and case do not matter. */
export const coversCity = (city: string, cities: readonly string[]): boolean =>
  cities.some((covered) => plain(covered) === plain(city));

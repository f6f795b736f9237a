import { expect, test } from 'vitest';
import { createQueryClient } from '@shop/web-kit/query';
import { homeMeta } from './home-page-data.ts';

const titleAt = (search: string) =>
  homeMeta({ client: createQueryClient(), params: {}, search: new URLSearchParams(search) }).title;

test('homeMeta puts the search text in the title', () => {
  expect(titleAt('buscar=encaje')).toMatch(/^Resultados para “encaje” · /);
  expect(titleAt('buscar=++&categoria=bodies')).not.toContain('Resultados');
});

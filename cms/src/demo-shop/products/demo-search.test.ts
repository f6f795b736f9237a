import { defaultSynonyms, productListQuerySchema } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { demoShop } from '../demo-shop';
import { DEMO_SEARCHES } from '../history/demo-searches';
import { demoContent } from '../texts/demo-texts';
import { parseCatalogFilter } from '../../api/catalog/domain/catalog-filter';
import { createCatalogIndex } from '../../api/catalog/domain/search/catalog-index';
import type { CatalogProduct } from '../../api/catalog/domain/search/catalog-product';
import { searchable, titleSortKey } from '../../api/catalog/domain/search/search-text';
import { parseSynonyms } from '../../api/catalog/domain/search/synonyms';

const { categories } = demoContent('/uploads/pictures/hero.jpg').productCatalog ?? { categories: [] };
const labels = new Map(categories.map(({ name, display_name }) => [name, display_name]));

const products = demoShop(new Date('2026-11-21T14:30:00Z')).products.map(
  ({ product, colors, items }, at): CatalogProduct => {
    const { title, description, category, price, sizes, active = true } = product;
    const categoryLabel = labels.get(category) ?? category;
    return {
      id: at + 1,
      documentId: `d${at + 1}`,
      active,
      category,
      categoryLabel,
      title,
      titleKey: titleSortKey(title),
      description,
      searchText: searchable([title, description, category, categoryLabel].join(' ')),
      price,
      sizes,
      colors,
      colorKeys: colors.map(({ name }) => searchable(name)),
      isLow: false,
      lacksFacts: false,
      needsGuide: false,
      inStock: items
        .filter(({ quantity }) => quantity > 0)
        .map(({ size, color }) => ({ size, color: color && searchable(color) })),
    };
  },
);

const index = createCatalogIndex(parseSynonyms(defaultSynonyms));
for (const product of products) index.put(product);

function search(searchTerm: string, isStaff = false) {
  const query = productListQuerySchema.parse({ searchTerm, limit: 12 });
  const { ids, total, search: interpretation } = index.page(parseCatalogFilter(query, isStaff));
  return { found: ids.map((id) => products[id - 1] as CatalogProduct), total, interpretation };
}

const textOf = ({ searchText }: CatalogProduct): string => searchText;
const affirmed = (word: string): RegExp => new RegExp(`(?<!sin )\\b${word}s?\\b`);

const categoriesOf = (found: readonly CatalogProduct[], first = 3) => [
  ...new Set(found.slice(0, first).map(({ category }) => category)),
];

describe('a search of the demo shop', () => {
  test.each([
    ['corpino', 'corpinos'],
    ['CORPIÑOS', 'corpinos'],
    ['corpiñp', 'corpinos'],
    ['corpinio', 'corpinos'],
    ['sutien', 'corpinos'],
    ['sosten', 'corpinos'],
    ['sostenes', 'corpinos'],
    ['brasier', 'corpinos'],
    ['bra', 'corpinos'],
    ['bombasha', 'bombachas'],
    ['bonbacha', 'bombachas'],
    ['bombachas', 'bombachas'],
    ['tanga', 'bombachas'],
    ['tangas', 'bombachas'],
    ['calzon', 'bombachas'],
    ['calzones negros', 'bombachas'],
    ['culote', 'bombachas'],
    ['bedetina', 'bombachas'],
    ['medibacha', 'medias'],
    ['pantis', 'medias'],
    ['can can negro', 'medias'],
    ['media negra', 'medias'],
    ['portaliga', 'accesorios'],
    ['porta ligas', 'accesorios'],
    ['pijama', 'pijamas'],
    ['piyama', 'pijamas'],
    ['camison', 'pijamas'],
    ['camisones de saten', 'pijamas'],
    ['bikini negra', 'trajes-de-bano'],
    ['bikininegra', 'trajes-de-bano'],
    ['malla', 'trajes-de-bano'],
    ['mayas', 'trajes-de-bano'],
    ['traje de baño', 'trajes-de-bano'],
    ['trajes de bano', 'trajes-de-bano'],
    ['bodi', 'bodies'],
    ['bodys', 'bodies'],
    ['bodysuit', 'bodies'],
    ['conjunto encage', 'conjuntos'],
    ['encaje conjunto', 'conjuntos'],
  ])('a search of the demo shop finds by %j products of %s first', (text, category) => {
    const { found } = search(text);
    expect(categoriesOf(found)).toEqual([category]);
  });

  test.each([
    ['encage', /encaje/],
    ['algodon', /algodón/i],
    ['algodón lunares', /lunares/i],
    ['satinada', /satinadas|satén/i],
    ['nochturno', /Nocturno/],
    ['antifas', /Antifaz/],
    ['bralet', /Bralette/],
    ['mallas enterisas', /Enteriza/],
    ['ensaje', /encaje/],
  ])('a search of the demo shop finds by %j a product called like it', (text, title) => {
    const [first] = search(text).found;
    expect(`${first?.title} ${first?.description}`).toMatch(title);
  });

  // @spec A.40
  test('a search of the demo shop reads colour and size inside the text as those of one variant in stock', () => {
    const { found, interpretation } = search('soutien negro talle 90');
    expect(interpretation).toMatchObject({ sizes: ['90'], colors: ['Negro'] });
    expect(found.length).toBeGreaterThan(0);
    expect(categoriesOf(found, 1)).toEqual(['corpinos']);
    for (const { inStock } of found) expect(inStock).toContainEqual({ size: '90', color: 'negro' });
  });

  test('a search of the demo shop reads a size alone', () => {
    const { found } = search('talle 100');
    expect(found.length).toBeGreaterThan(3);
    for (const { inStock } of found) expect(inStock.map(({ size }) => size)).toContain('100');
  });

  test.each([
    ['sin aro', 'aro', 5],
    ['corpiño sin aro', 'aro', 2],
    ['corpiños sin aros', 'aro', 2],
    ['corpiño sin arro', 'aro', 2],
    ['bralette sin aro ni relleno', 'aro', 0],
    ['sin costura', 'costura', 1],
    ['sin costuras', 'costura', 1],
    ['corpiño sin relleno', 'relleno', 1],
    ['bombacha sin costuras negra', 'costura', 0],
    ['conjunto sin aro negro talle 90', 'aro', 0],
    ['bombacha sin encaje', 'encaje', 1],
  ])('a search of the demo shop for %j finds no product that is described with %s', (text, word, least) => {
    const { found } = search(text);
    expect(found.length).toBeGreaterThanOrEqual(least);
    for (const product of found) expect(textOf(product)).not.toMatch(affirmed(word));
  });

  test.each([
    ['con aro', 2],
    ['corpiño con aro', 0],
    ['conjunto con aro', 2],
    ['conjunto aro', 2],
    ['corpiño con relleno', 0],
    ['con costuras', 0],
  ])('a search of the demo shop for %j finds no product that is described without it', (text, least) => {
    const word = text.split(' ').at(-1)?.replace(/s$/, '') ?? '';
    const { found } = search(text);
    expect(found.length).toBeGreaterThanOrEqual(least);
    for (const product of found) expect(textOf(product)).not.toMatch(new RegExp(`sin ${word}`));
  });

  test('a search of the demo shop without something prefers products that say so to those that say nothing of it', () => {
    for (const { searchText } of search('corpiño sin aro').found) expect(searchText).toContain('sin aro');
    expect(search('bombacha sin aro').total).toBe(search('bombacha').total);
    expect(search('sin azúcar').total).toBe(0);
  });

  test('staff find a product also by the word that its text denies', () => {
    const without = search('bralette sin aro', true).found.map(({ title }) => title);
    expect(without.length).toBeGreaterThan(0);
    expect(search('bralette aro', true).found.map(({ title }) => title)).toEqual(
      expect.arrayContaining(without),
    );
    const denying = search('bralette aro').found.filter(({ searchText }) => searchText.includes('sin aro'));
    expect(denying).toEqual([]);
  });

  test('a search of the demo shop names the garment before what belongs to it', () => {
    expect(search('colaless').found[0]?.title).toBe('Colaless Eclipse');
    expect(
      search('vedetina')
        .found.slice(0, 2)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Vedetina Dalia de encaje', 'Vedetina Jardín estampada']);
  });

  test('a search of the demo shop says which word it used instead of a misspelled one', () => {
    expect(search('encage').interpretation?.corrections).toEqual([{ typed: 'encage', used: 'encaje' }]);
    expect(search('encaje').interpretation?.corrections).toEqual([]);
  });

  test('a search of the demo shop names the nearest words when nothing is found', () => {
    const { total, interpretation } = search('kamizonnn');
    expect(total).toBe(0);
    expect(interpretation?.nearest).toContain('camisón');
  });

  test.each(['heladera', 'asdfgh', '%', '(', '"', '" OR 1 = 1 --', '😀', 'de'])(
    'finds nothing by %j',
    (text) => {
      expect(search(text).total).toBe(0);
    },
  );
});

test.each(DEMO_SEARCHES)(
  'a counted search of the demo shop, $text, finds what its record says',
  ({ text, found }) => {
    expect(search(text).total).toBe(found);
  },
);

import { expect, test, vi } from 'vitest';
import { aProduct, aSiteContent } from '@shop/web-kit/testing';
import { useStorefront } from '../../testing/running-storefront.ts';

const { cms, cmsRequests, get } = useStorefront();

const variants = [
  { _id: 'v1', size: '90', color: 'Negro', stock: 2, sku: 'ALMA-90-N' },
  { _id: 'v2', size: '95', color: 'Marfil', stock: 0, sku: null },
];
const alma = aProduct({
  title: 'Conjunto "Alma" & <Sol>',
  price: 20_000,
  discount: 25,
  earlierPrice: 20_000,
  finalPrice: 15_000,
  thumbnails: ['/uploads/pictures/n.jpg', '/uploads/pictures/m.jpg', 'https://cdn.example/tela.jpg'],
  thumbnailAlts: ['', '', ''],
  thumbnailColors: [['Negro'], ['Marfil'], []],
  variants,
});

// The fields of Google's published table: whether an item needs them, their longest text and their values.
const GOOGLE: Record<string, { required?: boolean; max?: number; pattern?: RegExp }> = {
  id: { required: true, max: 50 },
  item_group_id: { max: 50 },
  title: { required: true, max: 150 },
  description: { required: true, max: 5000 },
  link: { required: true, max: 2000, pattern: /^https:\/\/shop\.example\/product\// },
  image_link: { required: true, max: 2000, pattern: /^https:\/\// },
  additional_image_link: { max: 2000, pattern: /^https:\/\// },
  availability: { required: true, pattern: /^(in_stock|out_of_stock|preorder|backorder)$/ },
  price: { required: true, pattern: /^\d+\.\d\d ARS$/ },
  sale_price: { pattern: /^\d+\.\d\d ARS$/ },
  brand: { required: true, max: 70 },
  mpn: { max: 70 },
  identifier_exists: { pattern: /^(yes|no)$/ },
  condition: { pattern: /^(new|refurbished|used)$/ },
  product_type: { max: 750 },
  color: { max: 100 },
  size: { max: 100 },
  gender: { pattern: /^(male|female|unisex)$/ },
  age_group: { pattern: /^(newborn|infant|toddler|kids|adult)$/ },
  custom_label_0: { max: 100 },
};

async function googleItems() {
  const response = await get('/feeds/google.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const document = new DOMParser().parseFromString(await response.text(), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.querySelectorAll('item')].map((item) =>
    [...item.children].map(({ localName, textContent }) => [localName, textContent] as const),
  );
}

function parseCsv(text: string): Record<string, string>[] {
  const rows = text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );
  const [names = [], ...lines] = rows;
  return lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

// @spec D.3
test('every item of the Google feed keeps to the published table of fields', async () => {
  cms().state.products = [alma, aProduct({ _id: 'liso', title: 'x'.repeat(300), variants: [] })];
  const items = await googleItems();
  expect(items).toHaveLength(3);
  for (const item of items) {
    const given = new Map(item);
    const required = Object.keys(GOOGLE).filter((name) => GOOGLE[name]?.required);
    expect(required.filter((name) => !given.get(name))).toEqual([]);
    for (const [name, text] of item) {
      const rule = GOOGLE[name];
      expect(rule, `${name} is a field of the table`).toBeDefined();
      expect(text.length, name).toBeLessThanOrEqual(rule?.max ?? Infinity);
      if (rule?.pattern) expect(text, name).toMatch(rule.pattern);
    }
  }
  expect(new Set(items.map((item) => new Map(item).get('id'))).size).toBe(3);
});

test('a variant of the Google feed has its own colour, size, stock, pictures, prices and address', async () => {
  cms().state.products = [alma];
  const [black, ivory] = (await googleItems()).map((item) => Object.fromEntries(item));
  expect(black).toMatchObject({
    title: 'Conjunto "Alma" & <Sol>, Negro, talle 90',
    availability: 'in_stock',
    price: '20000.00 ARS',
    sale_price: '15000.00 ARS',
    color: 'Negro',
    size: '90',
    mpn: 'ALMA-90-N',
    identifier_exists: 'yes',
    link: 'https://shop.example/product/conjunto-alma?color=negro',
    image_link: 'https://shop.example/uploads/pictures/n.jpg',
    additional_image_link: 'https://cdn.example/tela.jpg',
  });
  expect(ivory).toMatchObject({
    availability: 'out_of_stock',
    identifier_exists: 'no',
    image_link: 'https://shop.example/uploads/pictures/m.jpg',
  });
  expect(ivory?.item_group_id).toBe(black?.item_group_id);
});

// @spec E.7
test('both feeds keep the price that everybody pays and label what a transfer costs', async () => {
  cms().state.products = [alma];
  const content = aSiteContent();
  content.checkout.paymentInfo.bankTransfer.discountPercent = 10;
  cms().state.content = content;
  const [google] = (await googleItems()).map((item) => Object.fromEntries(item));
  const [meta] = parseCsv(await (await get('/feeds/meta.csv')).text());
  const prices = { price: '20000.00 ARS', sale_price: '15000.00 ARS' };
  const label = { custom_label_0: '$13.500 con transferencia' };
  expect([google, meta]).toMatchObject([
    { ...prices, ...label },
    { ...prices, ...label },
  ]);
});

test('both feeds have one price for a product whose earlier price was never asked', async () => {
  cms().state.products = [{ ...alma, earlierPrice: undefined }];
  const [google] = (await googleItems()).map((item) => Object.fromEntries(item));
  const [meta] = parseCsv(await (await get('/feeds/meta.csv')).text());
  expect([google?.price, google?.sale_price]).toEqual(['15000.00 ARS', undefined]);
  expect([meta?.price, meta?.sale_price]).toEqual(['15000.00 ARS', '']);
});

// @spec D.3
test('the Meta feed has a line for each variant with the values that Meta knows', async () => {
  cms().state.products = [alma];
  const response = await get('/feeds/meta.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [black, ivory] = parseCsv(await response.text());
  expect(black).toMatchObject({
    title: 'Conjunto "Alma" & <Sol>, Negro, talle 90',
    availability: 'in stock',
    condition: 'new',
    price: '20000.00 ARS',
    sale_price: '15000.00 ARS',
    gender: 'female',
    age_group: 'adult',
  });
  expect(ivory?.availability).toBe('out of stock');
});

test('a title that a spreadsheet would run as a formula is a text in the Meta feed', async () => {
  cms().state.products = [aProduct({ title: '=HYPERLINK("x")', variants: [] })];
  const [item] = parseCsv(await (await get('/feeds/meta.csv')).text());
  expect(item?.title).toBe(' =HYPERLINK("x")');
});

// @spec D.3
test('a feed shows a sale at once and reads every page of the list', async () => {
  cms().state.products = [alma];
  cms().state.totalPages = 2;
  await get('/feeds/google.xml').then((response) => response.text());
  cms().state.products = [{ ...alma, variants: variants.map((variant) => ({ ...variant, stock: 0 })) }];
  cms().announceChange('catalog');
  await vi.waitFor(async () => {
    const stocks = (await googleItems()).map((item) => new Map(item).get('availability'));
    expect(new Set(stocks)).toEqual(new Set(['out_of_stock']));
  });
  expect(cmsRequests('/api/products?limit=all&page=2')).toHaveLength(2);
});

test('a feed is written once for all who ask, until the catalog changes', async () => {
  cms().state.products = [alma];
  const read = () => get('/feeds/meta.csv').then((response) => response.text());
  const reads = () => cmsRequests('/api/products?limit=all&page=1').length;
  const before = reads();
  const texts = await Promise.all([read(), read(), read(), read()]);
  expect([new Set(texts).size, reads() - before]).toEqual([1, 1]);
  await read();
  expect(reads() - before).toBe(1);
  cms().announceChange('catalog');
  await vi.waitFor(async () => {
    await read();
    expect(reads() - before).toBe(2);
  });
});

test('products without a picture or a price are in no feed', async () => {
  cms().state.products = [
    aProduct({ thumbnails: [] }),
    aProduct({ _id: 'gratis', discount: 100, finalPrice: 0 }),
  ];
  expect(await googleItems()).toEqual([]);
});

test('an unknown feed is not found, and a feed without the cms is unavailable', async () => {
  expect((await get('/feeds/other.xml')).status).toBe(404);
  cms().state.broken = true;
  expect((await get('/feeds/google.xml')).status).toBe(503);
});

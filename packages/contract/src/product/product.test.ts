import { describe, expect, test } from 'vitest';
import { MAX_PRICE, MAX_STOCK } from '../limits';
import { resolveListLimit } from '../http/page-numbers';
import { DEFAULT_COLORS } from './colors';
import { productChangeSchema, productDraftSchema } from './product-draft';
import { productBulkSchema } from './product-bulk';
import { productListQuerySchema } from './product-list';
import { productMessages } from './product-messages';

// @spec 3.1

const draft = {
  title: 'Conjunto Azahar',
  description: 'De encaje.',
  price: 24_900,
  category: 'conjuntos',
  stock: 3,
  size: ['85', '90'],
  status: true,
  thumbnails: ['/uploads/pictures/a.jpg'],
  discount: 10,
};

const faultsOf = (change: object, schema: typeof productDraftSchema = productDraftSchema) => {
  const answer = schema.safeParse({ ...draft, ...change });
  return answer.success
    ? []
    : answer.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('a product draft', () => {
  test('a product draft accepts the body of the specification', () => expect(faultsOf({})).toEqual([]));

  // @spec 5.21
  test('a product draft reports all faults together', () => {
    const faults = faultsOf({ title: ' ', description: '', category: '', price: 0, thumbnails: [] });
    for (const message of ['title', 'description', 'category', 'price', 'images'] as const)
      expect(faults.join('\n')).toContain(productMessages[message]);
  });

  test.each([0, -1, 0.5, MAX_PRICE + 1, 9e18, '24900', null, NaN, Infinity, [1]])(
    'refuses the price %j',
    (price) => expect(faultsOf({ price }).length).toBeGreaterThan(0),
  );
  test.each([-1, 0.5, MAX_STOCK + 1, '3', null, NaN])('a product draft refuses the stock %j', (stock) =>
    expect(faultsOf({ stock })).toHaveLength(1),
  );
  test.each([
    [-5, 0],
    [0, 0],
    [99, 99],
  ])('a product draft takes the discount %i as %i', (discount, kept) =>
    expect(productDraftSchema.parse({ ...draft, discount }).discount).toBe(kept),
  );
  test.each([1.5, '10', null, NaN])('a product draft refuses the discount %j', (discount) =>
    expect(faultsOf({ discount })).toHaveLength(1),
  );
  test.each([
    [10_000, 100],
    [10_000, 150],
    [40, 99],
    [1, 60],
  ])('a product draft refuses the price %i with a discount of %i %%, at the discount', (price, discount) => {
    const faults = ['discount: El precio final tiene que ser de $1 o más: bajá el descuento'];
    expect(faultsOf({ price, discount })).toEqual(faults);
    expect(faultsOf({ price, discount }, productChangeSchema as never)).toEqual(faults);
  });

  test('a product draft needs a description and a picture only when switched on', () => {
    const empty = { ...draft, description: null, thumbnails: undefined };
    expect(productDraftSchema.parse({ ...empty, status: false })).toMatchObject({
      description: '',
      thumbnails: [],
    });
    for (const status of [true, undefined])
      expect(faultsOf({ ...empty, status })).toEqual([
        'description: La descripción es requerida',
        'thumbnails: Debe incluir al menos una imagen',
      ]);
    expect(faultsOf({ description: '\u200b', title: '', status: false })).toEqual([
      'title: El título es requerido',
    ]);
  });
  test.each([
    [{ description: 5, thumbnails: [] }, 'description,thumbnails'],
    [{ description: '', thumbnails: 5 }, 'thumbnails,description'],
    [{ description: [], thumbnails: {}, status: 'true' }, 'description,status,thumbnails'],
  ])('a product draft reports fields of the wrong type beside missing ones: %j', (change, paths) =>
    expect(
      faultsOf(change)
        .map((fault) => fault.split(':')[0])
        .join(),
    ).toBe(paths),
  );
  test('a product draft reports a field of the wrong type once', () =>
    expect(faultsOf({ description: 5, thumbnails: 'x' })).toEqual([
      'description: La descripción es requerida',
      'thumbnails: Debe incluir al menos una imagen',
    ]));

  test('a product draft accepts sizes as a list or as text', () => {
    expect(productDraftSchema.parse({ ...draft, size: ' s, m ,s' }).size).toEqual(['S', 'M']);
    expect(productDraftSchema.parse({ ...draft, size: ['s', 'S '] }).size).toEqual(['S']);
    expect(productDraftSchema.parse({ ...draft, status: false, size: undefined }).size).toEqual([]);
  });
  test.each([[], ' , ', undefined])('a product draft needs sizes when switched on: %j', (size) => {
    const variants = [{ size: 'S', stock: 1 }];
    expect(faultsOf({ size })).toEqual(['size: Debe seleccionar al menos una talla']);
    expect(faultsOf({ size, variants })).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//evil.example/a.jpg',
    'http://a.example/b.jpg',
  ])('a product draft refuses the picture %s', (url) =>
    expect(faultsOf({ thumbnails: [url] })).toHaveLength(1),
  );
  test('a product draft rejects a thirteenth picture', () =>
    expect(faultsOf({ thumbnails: Array.from({ length: 13 }, () => '/uploads/a.jpg') })).toHaveLength(1));

  test('a product draft distinguishes unknown colours from no colours', () => {
    expect(productDraftSchema.parse({ ...draft, colors: null }).colors).toBeNull();
    expect(productDraftSchema.parse({ ...draft, colors: [] }).colors).toEqual([]);
    expect(productDraftSchema.parse(draft).colors).toBeUndefined();
    expect(DEFAULT_COLORS.map(({ name }) => name)).toEqual(['Negro', 'Blanco']);
  });
  test.each(['rojo', '#fff', '#12345g', 'url(x)', ''])(
    'a product draft refuses the colour value %j',
    (value) => expect(faultsOf({ colors: [{ name: 'Rojo', value }] })).toHaveLength(1),
  );

  test('a product draft rejects a repeated size and colour in any spelling', () => {
    const variants = [
      { size: 's', color: 'Negro', stock: 1 },
      { size: 'S', color: 'negro', stock: 2 },
    ];
    expect(faultsOf({ variants }).join()).toContain(productMessages.repeatedVariant);
    const colors = ['Rojo', 'rojo'].map((name) => ({ name, value: '#aa0000' }));
    expect(faultsOf({ colors }).join()).toContain(productMessages.repeatedColor);
  });

  test('a product draft drops unknown fields', () => {
    const parsed = productDraftSchema.parse({ ...draft, _id: 'x', createdAt: 'y', finalPrice: 1 });
    expect(parsed).not.toHaveProperty('_id');
    expect(parsed).not.toHaveProperty('finalPrice');
  });

  test('a product draft is not polluted by __proto__', () => {
    productDraftSchema.safeParse(JSON.parse('{"__proto__":{"isAdmin":true}}'));
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('a product change', () => {
  test('a product change accepts a status alone and adds no other field', () =>
    expect(productChangeSchema.parse({ status: false })).toEqual({ status: false }));
  test('a product change may be empty', () => expect(productChangeSchema.parse({})).toEqual({}));
  test('a product change is validated like a draft', () => {
    for (const change of [
      { title: '' },
      { price: 0 },
      { status: true, thumbnails: [] },
      { status: true, description: ' ' },
      { status: 'true' },
      { stock: -1 },
    ])
      expect(productChangeSchema.safeParse(change).success).toBe(false);
  });
  test('a product change may empty the pictures and the description of a draft', () =>
    expect(productChangeSchema.parse({ thumbnails: [], description: null })).toEqual({
      thumbnails: [],
      description: '',
    }));
});

describe('a product query', () => {
  test('a product query has a default page and page size', () =>
    expect(productListQuerySchema.parse({})).toMatchObject({ page: 1, limit: 12 }));
  test('a product query parses the text values of a query string', () =>
    expect(
      productListQuerySchema.parse({ page: '3', limit: '20', sizes: 's,m', status: 'false', ids: 'a, b,' }),
    ).toMatchObject({ page: 3, limit: 20, sizes: ['S', 'M'], status: false, ids: ['a', 'b'] }));
  test('a product query accepts sizes as a list', () =>
    expect(productListQuerySchema.parse({ sizes: ['s', 'm'] }).sizes).toEqual(['S', 'M']));
  test('a product query accepts limit=all, up to a cap', () => {
    expect(resolveListLimit(productListQuerySchema.parse({ limit: 'all' }).limit)).toBe(500);
    expect(resolveListLimit(12)).toBe(12);
  });
  test('a product query accepts colours and a price range', () =>
    expect(
      productListQuerySchema.parse({ color: 'Negro, Rosa viejo', minPrice: '0', maxPrice: '25000' }),
    ).toMatchObject({ color: ['Negro', 'Rosa viejo'], minPrice: 0, maxPrice: 25_000 }));
  test.each([
    [{ minPrice: '-1' }, productMessages.priceBound],
    [{ maxPrice: '10.5' }, productMessages.priceBound],
    [{ maxPrice: 'mucho' }, productMessages.priceBound],
    [{ minPrice: ['1', '2'] }, productMessages.priceBound],
    [{ maxPrice: '999999999' }, productMessages.priceBound],
    [{ minPrice: '20', maxPrice: '10' }, productMessages.priceRange],
    [{ ids: 'a', color: 'Negro' }, productMessages.idsOrColor],
  ])('a product query says what is wrong with %j', (query, message) =>
    expect(productListQuerySchema.safeParse(query).error?.issues[0]?.message).toBe(message),
  );
  test.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '1e9' },
    { page: 'abc' },
    { page: ['1', '2'] },
    { page: { $gt: 0 } },
    { limit: '0' },
    { limit: '101' },
    { limit: '-1' },
    { limit: 'todos' },
    { sortBy: 'color' },
    { sortOrder: 'up' },
    { status: 'maybe' },
    { searchTerm: 'a'.repeat(101) },
    { category: ['a'] },
    { sizes: { a: 1 } },
  ])('a product query refuses %j', (query) =>
    expect(productListQuerySchema.safeParse(query).success).toBe(false),
  );
});

describe('a bulk change', () => {
  test.each([
    { action: 'activate' },
    { action: 'pause' },
    { action: 'delete' },
    { action: 'discount', discount: 20 },
    { action: 'category', category: 'bodies' },
  ])('a bulk change may be %j', (change) =>
    expect(productBulkSchema.safeParse({ ids: ['a'], change }).success).toBe(true),
  );
  test.each([
    { ids: [], change: { action: 'pause' } },
    { ids: ['a'], change: { action: 'explode' } },
    { ids: ['a'], change: { action: 'discount' } },
    { ids: ['a'], change: { action: 'category', category: '' } },
    { ids: 'a', change: { action: 'pause' } },
    { ids: Array.from({ length: 201 }, () => 'a'), change: { action: 'pause' } },
  ])('a bulk change may not be %j', (bulk) => expect(productBulkSchema.safeParse(bulk).success).toBe(false));
});

test.each([
  ['limit', 'muchos', 'La cantidad por página debe ser un número entero de 1 a 100, o all'],
  ['status', 'activo', 'El valor debe ser true o false'],
])('a list asked for with %s=%s says what may be asked', (name, value, message) => {
  expect(productListQuerySchema.safeParse({ [name]: value }).error?.issues[0]?.message).toBe(message);
});

import { defaultSiteContent, fillContent, newItems, type SiteContent } from '@shop/contract';
import { expect, test } from 'vitest';
import { mergeContent } from './merge-content';

const stored: SiteContent = {
  ...defaultSiteContent,
  hero: { ...defaultSiteContent.hero, mainDescription: 'Envíos desde {costo_de_envio}' },
  productCatalog: {
    mainTitle: 'Todo',
    subtitle: 'Algo',
    categories: [
      { name: 'uno', display_name: 'Uno' },
      { name: 'dos', display_name: 'Dos' },
    ],
  },
  contact: {
    ...defaultSiteContent.contact,
    contactInfo: [{ icon: 'Phone', title: 'Teléfono', details: ['{telefono}', 'fijo'], description: 'x' }],
    socialMedia: [{ icon: 'Globe', name: 'Red', handle: '@a', link: 'https://a.example' }],
  },
  productDetail: {
    ...defaultSiteContent.productDetail,
    infoCards: [{ icon: 'Truck', title: 'Cambios en {dias_de_cambio}', description: 'y', enabled: false }],
    expandableSections: [
      { id: 'a', title: 'A', content: 'Gratis desde {envio_gratis_desde}', enabled: true },
    ],
  },
  sizeGuides: [
    { ...newItems.sizeGuide(), category: 'uno', tableRows: [{ size: 'S', measurements: ['1', '2'] }] },
  ],
};
const values = {
  costo_de_envio: '$4.000',
  envio_gratis_desde: '$50.000',
  dias_de_cambio: '30 días',
  telefono: '299 1',
};
const shown = fillContent(stored, values);

type Path = readonly (string | number)[];
const fieldPaths = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, i) => fieldPaths(item, [...path, i]));
  return Object.entries(value).flatMap(([key, field]) => [
    [...path, key],
    ...fieldPaths(field, [...path, key]),
  ]);
};

function without(content: unknown, path: Path): unknown {
  const copy = structuredClone(content);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], copy);
  delete (parent as Record<string | number, unknown>)[path.at(-1)!];
  return copy;
}

test.each(fieldPaths(stored).map((path) => [path.join('.'), path] as const))(
  'mergeContent keeps %s when a save leaves it out, whether texts or shown texts are sent',
  (_, path) => {
    expect(mergeContent(without(stored, path), stored, shown)).toEqual(stored);
    expect(mergeContent(without(shown, path), stored, shown)).toEqual(stored);
  },
);

test('mergeContent keeps the variables of texts that were read before their facts changed', () => {
  const old = { costo_de_envio: '$900', envio_gratis_desde: '$9', dias_de_cambio: '5 días', telefono: '1' };
  expect(mergeContent(fillContent(stored, old), stored, shown)).toEqual(stored);
});

test('mergeContent stores the figure that replaces a variable in the source', () => {
  const hero = { mainDescription: shown.hero.mainDescription };
  expect(mergeContent({ hero }, stored, stored)).toMatchObject({ hero });
});

test('mergeContent stores what was sent in other words, and a list as it was sent', () => {
  const sent = {
    hero: { mainDescription: 'Envíos a $4.500', slogan: '' },
    productCatalog: {
      categories: [
        { name: 'nueva', display_name: 'Nueva' },
        { name: 'dos', display_name: '2' },
      ],
    },
    productDetail: { infoCards: [] },
  };
  const { hero, productCatalog, productDetail, contact } = mergeContent(sent, stored, shown) as SiteContent;
  expect(hero).toEqual({ ...stored.hero, mainDescription: 'Envíos a $4.500', slogan: '' });
  expect(productCatalog).toEqual({ ...stored.productCatalog, ...sent.productCatalog });
  expect([productDetail.infoCards, contact]).toEqual([[], stored.contact]);
});

test('mergeContent finds an item by its name when the list was sorted, and gives a new one nothing', () => {
  const [phone] = stored.contact.contactInfo;
  const mail = { icon: 'Mail', title: 'Email', details: ['a@example.com'], description: '' };
  const [shownPhone] = shown.contact.contactInfo;
  const sent = { contact: { contactInfo: [mail, { title: 'Teléfono', details: shownPhone!.details }] } };
  const { contact } = mergeContent(sent, stored, shown) as SiteContent;
  expect(contact.contactInfo).toEqual([mail, phone]);
});

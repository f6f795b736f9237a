/** Sections of the home page below its hero, in the order in which a new shop shows them. */
export const HOME_SECTIONS = [
  'bestSellers',
  'categories',
  'products',
  'sizeHelp',
  'reviews',
  'gift',
  'whyChoose',
  'contact',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Sections that the menu leads to: they can be moved, not switched off. */
const KEPT: readonly HomeSection[] = ['products', 'contact'];

/** Returns whether the owner may switch a section off. */
export const isOptionalSection = (key: HomeSection): boolean => !KEPT.includes(key);

type SectionTexts = { title: string; description: string };

/** Texts that a section shows until the owner writes others; products, values and contact have texts of their own. */
const DEFAULT_TEXTS: Readonly<Partial<Record<HomeSection, SectionTexts>>> = {
  bestSellers: { title: 'Los más elegidos', description: '' },
  categories: { title: 'Comprá por categoría', description: '' },
  sizeHelp: {
    title: '¿No sabés tu talle?',
    description:
      'Con un centímetro y dos medidas lo sabés. En cada prenda, “¿Cuál es mi talle?” lo calcula por vos.',
  },
  reviews: { title: 'Lo que dicen quienes compraron', description: '' },
  gift: {
    title: 'Para regalar',
    description: 'Marcá “Es para regalo” al comprar: va con tu mensaje, sin precios y envuelto por dentro.',
  },
};

/** Returns whether a section has a title and a description that the owner edits beside its place. */
export const hasOwnTexts = (key: HomeSection): boolean => key in DEFAULT_TEXTS;

export type HomePageSection = { key: HomeSection; enabled: boolean } & SectionTexts;

const byDefault = (key: HomeSection): HomePageSection => ({
  key,
  enabled: true,
  title: '',
  description: '',
  ...DEFAULT_TEXTS[key],
});

/** Returns every section once: the stored ones in their order, then those that the shop did not know when it was stored. */
export function completeHomeSections(stored: readonly HomePageSection[]): HomePageSection[] {
  const first = new Map([...stored].reverse().map((section) => [section.key, section]));
  const order = [...new Set([...stored.map(({ key }) => key), ...HOME_SECTIONS])];
  return order.map((key) => {
    const section = first.get(key) ?? byDefault(key);
    return {
      ...section,
      enabled: section.enabled || !isOptionalSection(key),
      title: section.title || byDefault(key).title,
    };
  });
}

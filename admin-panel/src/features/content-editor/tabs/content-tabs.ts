import type { SiteContentInput } from '@shop/contract';
import { texts } from '../texts.ts';

export const CONTENT_TABS = [
  'hero',
  'productCatalog',
  'whyChooseJazmin',
  'productDetail',
  'sizeGuides',
  'checkout',
  'contact',
  'announcement',
  'search',
] as const satisfies readonly (keyof SiteContentInput)[];

export type ContentTab = (typeof CONTENT_TABS)[number];

export const tabFrom = (name: string | null): ContentTab =>
  CONTENT_TABS.find((tab) => tab === name) ?? 'hero';

export const tabLabel = (tab: ContentTab): string => texts.tabs[tab];

export type Fault = { path: string; message: string };

/** Flattens the nested errors of a form to faults with paths. */
export function faultsOf(errors: unknown, path = ''): Fault[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string' && errors.message !== '') {
    return [{ path, message: errors.message }];
  }
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref' && key !== 'types')
    .flatMap(([key, inner]) => faultsOf(inner, path ? `${path}.${key}` : key));
}

export const countFaults = (faults: readonly Fault[], tab: ContentTab): number =>
  faults.filter(({ path }) => path === tab || path.startsWith(`${tab}.`)).length;

import { contentForm } from '../fields/content-form.ts';

export type ContentTab = keyof typeof contentForm;

/** The sections of the content, in the order of their tabs. */
export const CONTENT_TABS = Object.keys(contentForm) as ContentTab[];

export const tabFrom = (name: string | null): ContentTab =>
  CONTENT_TABS.find((tab) => tab === name) ?? 'hero';

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

import type { OpeningCheckKey } from '@shop/contract';
import type { Snapshot } from '../snapshot';

export type Check = {
  key: OpeningCheckKey;
  title: string;
  /** Why the shop needs it, in plain words. */
  why: string;
  law?: string;
  /** Address in the back office; `campo` is the id or name of the field. */
  path: string | ((shop: Snapshot) => string);
  /** Returns what is missing, or '' when nothing is. */
  findFault: (shop: Snapshot) => string;
  /** Returns the default that still stands as nobody typed it, or ''. */
  findDefault?: (shop: Snapshot) => string;
};

export const shopField = (name: string): string => `/settings?seccion=tienda&campo=${name}`;

// Parts of the content that the back office edits among its settings.
const IN_SETTINGS: readonly [string, string][] = [
  ['checkout.paymentInfo.', 'cobros'],
  ['checkout.', 'envios'],
];

export function contentField(path: string): string {
  const [, section] = IN_SETTINGS.find(([start]) => path.startsWith(start)) ?? [];
  const page = section ? `/settings?seccion=${section}` : `/content?seccion=${path.split('.', 1)[0]}`;
  return `${page}&campo=content-${path.replaceAll('.', '-')}`;
}

/** Names what the law asks a shop to say before a purchase. */
export const INFORMATION_DUTY = 'Res. 270/2020 y Ley 24.240, art. 4';

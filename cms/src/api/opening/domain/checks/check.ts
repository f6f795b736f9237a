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

export const contentField = (path: string): string =>
  `/content?seccion=${path.split('.', 1)[0]}&campo=content-${path.replaceAll('.', '-')}`;

/** Names what the law asks a shop to say before a purchase. */
export const INFORMATION_DUTY = 'Res. 270/2020 y Ley 24.240, art. 4';

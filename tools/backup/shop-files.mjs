import { LEDGER } from './ledger.mjs';

/** Folders of the data folder whose files belong to the shop; a file in them never changes under its name. */
export const SHOP_FOLDERS = ['public/uploads', 'proofs', 'review-photos', 'outbox'];

/** Files of the data folder that belong to the shop and change. */
export const SHOP_FILES = ['secrets.json', 'first-administrator.json', LEDGER];

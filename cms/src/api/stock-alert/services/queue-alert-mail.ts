import type { MessageTemplates, ShopSetting } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { StoredProduct } from '../../../database/records';
import { consumeLimit, giveBackLimit } from '../../../platform/limits/consume-limit';
import { HttpError } from '../../../platform/http/http-error';
import { queueMail } from '../../../platform/mail/queue-mail';
import { publicUrl } from '../../../settings/environment';
import { confirmationMail, restockMail } from '../domain/alert-mail';
import type { StoredAlert } from './alert-rows';
import { createAlertToken } from './alert-token';

type Alert = Pick<StoredAlert, 'documentId' | 'size' | 'color'> & { email: string };

const mailOf = ({ documentId, size, color, email }: Alert, product: StoredProduct, shop: ShopSetting) => ({
  to: email,
  shop,
  shopUrl: publicUrl(),
  ...{ product, size, color },
  tokens: {
    confirm: createAlertToken('confirm', documentId),
    cancel: createAlertToken('cancel', documentId),
  },
});

// All spellings of an address that reach one inbox, as ana+1@ and ana+2@ do, share a limit.
const inboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Spends a point for a confirmation; false beyond three an hour to one inbox, which the caller does not learn. */
export async function spendConfirmation(email: string): Promise<boolean> {
  try {
    await consumeLimit('stockAlertMail', inboxOf(email));
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false;
    throw error;
  }
}

/** Gives the point back when nothing was mailed. */
export const giveBackConfirmation = (email: string): Promise<void> =>
  giveBackLimit('stockAlertMail', inboxOf(email));

/** Queues the mail with the link that confirms an alert. */
export const queueConfirmation = (
  trx: Trx,
  alert: Alert,
  product: StoredProduct,
  shop: ShopSetting,
): Promise<void> =>
  queueMail(trx, { kind: 'stock-alert-confirmation', ...confirmationMail(mailOf(alert, product, shop)) });

/** The shop, and the texts that the owner wrote. */
export type ShopTexts = { shop: ShopSetting; templates: MessageTemplates };

/** Queues the mail that the awaited variant is back. */
export const queueRestock = (
  trx: Trx,
  alert: Alert,
  product: StoredProduct,
  { shop, templates }: ShopTexts,
): Promise<void> =>
  queueMail(trx, { kind: 'stock-alert-restock', ...restockMail(mailOf(alert, product, shop), templates) });

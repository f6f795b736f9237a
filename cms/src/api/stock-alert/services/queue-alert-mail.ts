import type { MessageTemplates, ShopSetting } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { StoredProduct } from '../../../database/records';
import { queueMail } from '../../../platform/mail/queue-mail';
import { publicUrl } from '../../../settings/environment';
import { confirmationMail, restockMail } from '../domain/alert-mail';
import type { AlertRecord } from './alert-records';
import { createAlertToken } from './alert-token';

type Alert = Pick<AlertRecord, 'documentId' | 'size' | 'color'> & { email: string };

const mailOf = ({ documentId, size, color, email }: Alert, product: StoredProduct, shop: ShopSetting) => ({
  to: email,
  shop,
  shopUrl: publicUrl(),
  product,
  size,
  color,
  tokens: {
    confirm: createAlertToken('confirm', documentId),
    cancel: createAlertToken('cancel', documentId),
  },
});

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

import type { Trx } from '../../../database/connection';
import type { StockChange, StoredProduct } from '../../../database/records';
import { sendsMail } from '../../../platform/mail/deliver';
import { queueMail } from '../../../platform/mail/queue-mail';
import { mails } from '../../mail/services/mail';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { publicUrl } from '../../../settings/environment';
import { lowStockMail, newlyLowVariants } from '../domain/low-stock';

/** Queues a mail to the owner for each variant that an order takes to the threshold; `products` are as before it. */
export async function queueLowStockMails(
  trx: Trx,
  products: readonly StoredProduct[],
  changes: readonly StockChange[],
  at: Date,
): Promise<void> {
  if (!sendsMail()) return;
  const low = newlyLowVariants(products, changes);
  if (low.length === 0) return;
  const texts = {
    shop: await shopSetting.current(),
    templates: await mails.currentTemplates(),
    shopUrl: publicUrl(),
  };
  for (const variant of low) await queueMail(trx, { kind: 'low-stock', ...lowStockMail(variant, texts) }, at);
}

import { z } from '../z';
import { sellerDutyAnswers } from './seller-duties';

/** Ways in which mails name the products; 'neutral' suits buyers who share an inbox. */
export const MAIL_ITEM_NAMES = ['full', 'neutral'] as const;

/** The shop's own data: one record, shown on the confirmation page, the receipt and the footer. */
export const shopSettingSchema = z.object({
  brand: z.string(),
  orderPrefix: z.string(),
  address: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  cuit: z.string(),
  legalName: z.string(),
  taxCondition: z.string(),
  coverageCities: z.array(z.string()),
  /** The name in sender and subject of mails; empty for the brand's first neutral word. */
  mailName: z.string(),
  /** One of `MAIL_ITEM_NAMES`. */
  mailItemNames: z.string(),
  ...sellerDutyAnswers,
});
export type ShopSetting = z.output<typeof shopSettingSchema>;

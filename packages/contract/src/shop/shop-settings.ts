import { z } from '../z';

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
});
export type ShopSetting = z.output<typeof shopSettingSchema>;

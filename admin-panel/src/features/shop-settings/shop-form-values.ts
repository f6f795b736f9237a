import { shopSettingDraftSchema, type ShopSetting, z } from '@shop/contract';

export const citiesOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((city) => city.trim())
    .filter(Boolean);

/** Extends the contract's schema: the cities are lines of one text. */
export const shopFormSchema = z.extend(shopSettingDraftSchema, {
  coverageCities: z.pipe(
    z.pipe(z.string(), z.transform(citiesOf)),
    shopSettingDraftSchema.shape.coverageCities,
  ),
});

export type ShopFormValues = z.input<typeof shopFormSchema>;

export const shopFormValues = ({
  coverageCities,
  taxCondition,
  mailItemNames,
  vatRate,
  netPriceLabel,
  ...rest
}: ShopSetting): ShopFormValues => ({
  ...rest,
  // The schema rejects an unknown option on save.
  taxCondition: taxCondition as ShopFormValues['taxCondition'],
  mailItemNames: mailItemNames as ShopFormValues['mailItemNames'],
  vatRate: vatRate as ShopFormValues['vatRate'],
  netPriceLabel: netPriceLabel as ShopFormValues['netPriceLabel'],
  coverageCities: coverageCities.join('\n'),
});

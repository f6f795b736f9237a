import { shopSettingDraftSchema, type ShopSetting, z } from '@shop/contract';

export const citiesOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((city) => city.trim())
    .filter(Boolean);

/** The form's schema: the contract's own, with every city on a line of one text. */
export const shopFormSchema = z.extend(shopSettingDraftSchema, {
  coverageCities: z.pipe(
    z.pipe(z.string(), z.transform(citiesOf)),
    shopSettingDraftSchema.shape.coverageCities,
  ),
});

export type ShopFormValues = z.input<typeof shopFormSchema>;
export type ShopFormOutput = z.output<typeof shopFormSchema>;

/** What the form shows of the settings. */
export const shopFormValues = ({ coverageCities, taxCondition, ...rest }: ShopSetting): ShopFormValues => ({
  ...rest,
  // A condition that is none of the choices is refused by the schema when it is saved.
  taxCondition: taxCondition as ShopFormValues['taxCondition'],
  coverageCities: coverageCities.join('\n'),
});

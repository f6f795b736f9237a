import { type ShopSetting, type ShopSettingDraft, staleShopSchema } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { type Edit } from '#shared/edit-session/draft.ts';
import { isEqual } from '#shared/edit-session/merge-versions.ts';
import { useSettingsEdit } from '#shared/edit-session/use-settings-edit.ts';
import { shopFormSchema, type ShopFormValues, shopFormValues } from './shop-form-values.ts';
import { texts } from './texts.ts';

type ShopEdit = Edit<ShopFormValues, ShopSetting>;

// Sends the stored value of each untouched field, and the base version of the others: the server compares these.
async function storeShop({ values, baseVersion }: ShopEdit): Promise<ShopSetting> {
  const { shop: stored } = await call('getShop');
  const opened = shopFormValues(baseVersion);
  const fields = Object.keys(values) as (keyof ShopFormValues)[];
  const touched = fields.filter((field) => !isEqual(values[field], opened[field]));
  const touchedOf = (from: object) =>
    Object.fromEntries(touched.map((field) => [field, from[field as never]]));
  const body = { ...stored, ...touchedOf(shopFormSchema.parse(values)) } as ShopSettingDraft;
  const { shop } = await call('updateShop', {
    body: { ...body, seen: { ...stored, ...touchedOf(baseVersion) } },
  });
  return shop;
}

/** Edits the shop's data. */
export function useShopForm(shop: ShopSetting) {
  const client = useQueryClient();
  return useSettingsEdit<ShopFormValues, ShopSetting>({
    loaded: shop,
    schema: shopFormSchema,
    valuesOf: shopFormValues,
    store: async (edit) => {
      const saved = await storeShop(edit);
      client.setQueryData(['shop'], saved);
      return saved;
    },
    findTheirs: (error) => conflictDetails(error, staleShopSchema)?.shop ?? null,
    texts,
  });
}

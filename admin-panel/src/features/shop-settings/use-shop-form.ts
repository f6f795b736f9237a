import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { errorCodes, type ShopSetting, type ShopSettingDraft, staleShopSchema } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { type Resolver } from 'react-hook-form';
import { toast } from 'sonner';
import { type Edit } from '#shared/edit-session/draft.ts';
import { isEqual, type Merge, mergeVersions, takeTheirs } from '#shared/edit-session/merge-versions.ts';
import { useEditSession } from '#shared/edit-session/use-edit-session.ts';
import { useSaveEdit } from '#shared/edit-session/use-save-edit.ts';
import { shopFormSchema, type ShopFormValues, shopFormValues } from './shop-form-values.ts';
import { texts } from './texts.ts';

type ShopEdit = Edit<ShopFormValues, ShopSetting>;
type ShopMerge = Merge<ShopFormValues> & { theirs: ShopSetting };

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

const findTheirs = (error: unknown): ShopSetting | null =>
  error instanceof ApiError && error.code === errorCodes.staleFields
    ? (staleShopSchema.safeParse(error.details).data?.shop ?? null)
    : null;

export function useShopForm(shop: ShopSetting) {
  const client = useQueryClient();
  const session = useEditSession<ShopFormValues, ShopSetting>({
    loaded: shop,
    valuesOf: shopFormValues,
    formProps: {
      resolver: standardSchemaResolver(shopFormSchema) as unknown as Resolver<ShopFormValues>,
      mode: 'onTouched',
    },
  });
  const { error, save, ...saver } = useSaveEdit<ShopFormValues, ShopSetting, ShopMerge>(session, {
    store: async (edit) => {
      const saved = await storeShop(edit);
      client.setQueryData(['shop'], saved);
      return saved;
    },
    findTheirs,
    merge: ({ values, baseVersion }, theirs) => ({
      ...mergeVersions(shopFormValues(baseVersion), values, shopFormValues(theirs)),
      theirs,
    }),
    settle: (merge, fields) => ({ values: takeTheirs(merge, fields), baseVersion: merge.theirs }),
    onSaved: () => toast.success(texts.saved),
  });
  return {
    ...session,
    ...saver,
    failure: error && `${texts.failed}: ${errorText(error)}`,
    submit: session.form.handleSubmit(save),
  };
}

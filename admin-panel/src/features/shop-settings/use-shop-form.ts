import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { errorCodes, type ShopSetting, staleShopSchema } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import {
  shopFormSchema,
  type ShopFormOutput,
  type ShopFormValues,
  shopFormValues,
} from './shop-form-values.ts';
import { texts } from './texts.ts';

export type ShopFieldName = keyof ShopFormOutput;
type Touched = Partial<Record<ShopFieldName, unknown>>;

/** What somebody else saved in fields that are being changed here. */
export type StaleShop = { fields: ShopFieldName[]; typed: ShopFormOutput; theirs: ShopSetting };

// What a colleague saved in other fields since this form was opened stays; in the same ones the server asks.
async function withUntouchedFresh(typed: ShopFormOutput, touched: Touched, opened: ShopSetting) {
  const { shop } = await call('getShop');
  const fields = Object.keys(typed) as ShopFieldName[];
  const mine = fields.filter((field) => touched[field]);
  const picked = (from: object, names: ShopFieldName[]) =>
    Object.fromEntries(names.map((name) => [name, from[name as never]]));
  return {
    body: { ...shop, ...picked(typed, mine) } as ShopFormOutput,
    seen: { ...shop, ...picked(opened, mine) },
  };
}

function staleShop(error: unknown, typed: ShopFormOutput): StaleShop | null {
  if (!(error instanceof ApiError) || error.code !== errorCodes.staleFields) return null;
  const details = staleShopSchema.safeParse(error.details).data;
  if (!details) return null;
  const fields = (Object.keys(typed) as ShopFieldName[]).filter((field) => details.fields.includes(field));
  return { fields, typed, theirs: details.shop };
}

/** The form of the shop's data: its save, and what it has to ask where somebody else saved meanwhile. */
export function useShopForm(shop: ShopSetting) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(shop);
  const [failure, setFailure] = useState<string | null>(null);
  const [stale, setStale] = useState<StaleShop | null>(null);
  const form = useForm<ShopFormValues, unknown, ShopFormOutput>({
    resolver: standardSchemaResolver(shopFormSchema),
    defaultValues: shopFormValues(shop),
    mode: 'onTouched',
  });
  const { dirtyFields } = form.formState;
  const save = async (typed: ShopFormOutput, touched: Touched, seen: ShopSetting) => {
    setFailure(null);
    const sent = form.getValues();
    try {
      const { body, ...fresh } = await withUntouchedFresh(typed, touched, seen);
      const answer = await call('updateShop', { body: { ...body, ...fresh } });
      client.setQueryData(['shop'], answer.shop);
      setOpened(answer.shop);
      const now = form.getValues();
      form.reset(shopFormValues(answer.shop));
      // What was typed while it was being saved is a change of its own.
      const typedSince = (Object.keys(now) as ShopFieldName[]).filter((field) => now[field] !== sent[field]);
      typedSince.forEach((field) => form.setValue(field, now[field], { shouldDirty: true }));
      toast.success(texts.saved);
    } catch (error) {
      setStale(staleShop(error, typed));
      setFailure(`${texts.failed}: ${errorText(error)}`);
    }
  };
  const submit = form.handleSubmit((typed) => save(typed, dirtyFields, opened));
  /** Saves what is mine over what is theirs, except where theirs was chosen. */
  const saveJoined = ({ theirs }: StaleShop, taken: ReadonlySet<string>) => {
    const typed = form.getValues();
    const mine = (Object.keys(dirtyFields) as ShopFieldName[]).filter((field) => !taken.has(field));
    form.reset(shopFormValues(theirs));
    mine.forEach((field) => form.setValue(field, typed[field], { shouldDirty: true }));
    setOpened(theirs);
    setStale(null);
    const touched = Object.fromEntries(mine.map((field) => [field, true]));
    void form.handleSubmit((output) => save(output, touched, theirs))();
  };
  return { form, failure, submit, stale, saveJoined, keepEditing: () => setStale(null) };
}

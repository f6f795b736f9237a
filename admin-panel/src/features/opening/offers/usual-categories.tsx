import {
  getContent,
  getContentSource,
  openShop,
  siteContentDraftSchema,
  starterCategories,
  updateContent,
  withStarters,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { nounOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { texts } from './texts.ts';

const USUAL = starterCategories().map(({ category }) => category);
const FIRST: readonly string[] = ['bombachas', 'corpinos', 'conjuntos', 'bodies', 'pijamas'];

/** Adds categories with their size guides; without names, the guides that the shop's categories lack. */
async function add(names?: readonly string[]) {
  const { content } = await call(getContentSource);
  const own = content.productCatalog.categories.map(({ name }) => name);
  const wanted = names ?? (own.length > 0 ? own : FIRST);
  const kept = siteContentDraftSchema.parse(content);
  const body = { ...kept, ...withStarters(kept, wanted), isSource: true, version: content.version };
  return call(updateContent, { body });
}

const useAdd = () =>
  useAction({
    run: add,
    success: texts.added,
    failed: texts.failed,
    settled: (client) => {
      for (const one of [getContent, openShop]) void client.invalidateQueries({ queryKey: nounOf(one) });
    },
  });

/** Offers the categories of a lingerie shop to tick; one tap adds them with their size guides. */
export function UsualCategories() {
  const [chosen, setChosen] = useState(FIRST);
  const { mutate, isPending } = useAdd();
  const toggle = (name: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, name] : chosen.filter((one) => one !== name));
  return (
    <fieldset className="w-full">
      <legend className="text-sm">{texts.categories}</legend>
      <div className="flex flex-wrap gap-x-4">
        {USUAL.map(({ name, display_name: label }) => (
          <label key={name} className="flex min-h-11 items-center gap-2 sm:min-h-9">
            <Checkbox
              checked={chosen.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
      <Button
        variant="primary"
        size="sm"
        className="mt-1"
        busy={isPending}
        disabled={chosen.length === 0}
        onClick={() => mutate(chosen)}
      >
        {texts.addCategories(chosen.length)}
      </Button>
    </fieldset>
  );
}

/** Offers the size guides of a lingerie shop for the categories that the shop has. */
export function UsualGuides() {
  const { mutate, isPending } = useAdd();
  return (
    <Button size="sm" busy={isPending} onClick={() => mutate(undefined)}>
      {texts.addGuides}
    </Button>
  );
}

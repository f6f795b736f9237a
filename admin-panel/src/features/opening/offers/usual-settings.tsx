import { getShop, openShop, type OpeningCheck, type ShopSettingDraft, updateShop } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { nounOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { texts } from './texts.ts';

type Usual = {
  /** Says what the buttons save. */
  says: string;
  answers: readonly { label: string; values: Partial<ShopSettingDraft> }[];
};

/** Answers that most lingerie shops give, by check. */
const USUAL: Readonly<Record<string, Usual>> = {
  'attention-hours': {
    says: texts.service.says,
    answers: [{ label: texts.service.label, values: texts.service.values }],
  },
  'consumer-defence': {
    says: texts.defence.says,
    answers: [
      {
        label: texts.defence.neuquen,
        values: { consumerDefenseUrl: 'https://proteccionalconsumidor.neuquen.gob.ar' },
      },
      {
        label: texts.defence.federal,
        values: { consumerDefenseUrl: 'https://www.argentina.gob.ar/defensadelconsumidor' },
      },
    ],
  },
};

// The stored settings are the base version, so that nobody's change of another field is lost.
async function store(values: Partial<ShopSettingDraft>) {
  const { shop } = await call(getShop);
  return call(updateShop, { body: { ...(shop as ShopSettingDraft), ...values, seen: shop } });
}

/** Offers the usual answers of a check, each for one tap. */
export function UsualSettings({ check: { key, title } }: { check: OpeningCheck }) {
  const { mutate, isPending } = useAction({
    run: store,
    success: texts.saved,
    failed: texts.failed,
    settled: (client) => {
      for (const one of [getShop, openShop]) void client.invalidateQueries({ queryKey: nounOf(one) });
    },
  });
  const usual = USUAL[key];
  if (!usual) return null;
  return (
    <>
      <p className="w-full max-w-prose text-sm">{usual.says}</p>
      {usual.answers.map(({ label, values }) => (
        <Button
          key={label}
          variant="primary"
          size="sm"
          busy={isPending}
          aria-label={`${label}: ${title}`}
          onClick={() => mutate(values)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}

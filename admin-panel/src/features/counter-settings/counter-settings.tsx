import {
  type CounterSettings as Settings,
  counterSettingsSchema,
  initialPaymentWays,
  newWayKey,
  type PaymentWay,
  staleCounterSchema,
  updateCounterSettings,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { SettingsForm } from '#shared/edit-session/settings-form.tsx';
import { useSettingsEdit } from '#shared/edit-session/use-settings-edit.ts';
import { counterQuery } from '#shared/payment-ways.ts';
import { type Fields, fieldText } from '#shared/resource/fields.tsx';
import { FoldingCard } from '#shared/resource/folding-card.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';

const fields: Required<Fields<Settings>> = {
  ways: {
    label: texts.ways,
    shown: (ways) =>
      (ways as PaymentWay[])
        .filter(({ isOn }) => isOn)
        .map(({ name }) => name)
        .join(', '),
  },
  sellersCloseTill: { kind: 'flag', label: texts.sellers, hint: texts.sellersHint },
};

const usualName = (way: PaymentWay): string =>
  initialPaymentWays.find(({ key }) => key === way.key)?.name ?? (way.name || texts.nameOfNew);

type RowProps = {
  way: PaymentWay;
  isNew: boolean;
  error: string | undefined;
  onChange: (way: PaymentWay) => void;
  onRemove: () => void;
};

const CashChoice = ({ way, onChange, onRemove }: Omit<RowProps, 'isNew' | 'error'>) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <Checkbox
        checked={way.isCash}
        onChange={({ target }) => onChange({ ...way, isCash: target.checked })}
      />
      <span>
        {texts.isCash}
        <span className="block text-xs text-muted">{texts.isCashHint}</span>
      </span>
    </label>
    <Button size="sm" variant="ghost" onClick={onRemove}>
      {texts.remove}
    </Button>
  </div>
);

function WayRow({ way, isNew, error, onChange, onRemove }: RowProps) {
  const name = usualName(way);
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            label={isNew ? texts.nameOfNew : texts.nameOf(name)}
            hideLabel
            error={error}
            maxLength={30}
            value={way.name}
            onValue={(text) => onChange({ ...way, name: text })}
          />
        </div>
        {way.key === 'cash' ? (
          <span className="w-11 text-center text-xs text-muted">{texts.alwaysOn}</span>
        ) : (
          <Switch
            aria-label={texts.isOn(name)}
            checked={way.isOn}
            onCheckedChange={(isOn) => onChange({ ...way, isOn })}
          />
        )}
      </div>
      {isNew && <CashChoice way={way} onChange={onChange} onRemove={onRemove} />}
      {!isNew && way.isCash && <p className="text-xs text-muted">{texts.counted}</p>}
    </li>
  );
}

type WaysProps = {
  ways: readonly PaymentWay[];
  stored: readonly PaymentWay[];
  errors: { message?: string; rowOf: (at: number) => string | undefined };
  onWays: (ways: PaymentWay[]) => void;
};

function Ways({ ways, stored, errors, onWays }: WaysProps) {
  const isNew = ({ key }: PaymentWay) => !stored.some((one) => one.key === key);
  const add = () => onWays([...ways, { key: newWayKey(ways), name: '', isOn: true, isCash: false }]);
  return (
    <>
      <ul className="divide-y divide-line">
        {ways.map((way, at) => (
          <WayRow
            key={way.key}
            way={way}
            isNew={isNew(way)}
            error={errors.rowOf(at)}
            onChange={(changed) => onWays(ways.map((one) => (one.key === way.key ? changed : one)))}
            onRemove={() => onWays(ways.filter((one) => one.key !== way.key))}
          />
        ))}
      </ul>
      {errors.message && (
        <p role="alert" className="text-sm text-danger">
          {errors.message}
        </p>
      )}
      <Button icon="plus" className="self-start" onClick={add}>
        {texts.add}
      </Button>
    </>
  );
}

function CounterForm({ counter }: { counter: Settings }) {
  const client = useQueryClient();
  const edit = useSettingsEdit<Settings, Settings>({
    loaded: counter,
    schema: counterSettingsSchema,
    valuesOf: (settings) => settings,
    store: async ({ values, baseVersion }) => {
      const answer = await call(updateCounterSettings, { body: { ...values, seen: baseVersion } });
      client.setQueryData(counterQuery.queryKey, answer);
      return answer.counter;
    },
    findTheirs: (error) => conflictDetails(error, staleCounterSchema)?.counter ?? null,
    texts,
  });
  const { errors } = edit.form.formState;
  const message = errors.ways?.message ?? errors.ways?.root?.message;
  return (
    <SettingsForm edit={edit} fields={fields} texts={texts} className="max-w-4xl">
      {(list, { values, change }) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <FoldingCard
            title={texts.ways}
            description={texts.waysText}
            summary={fieldText(fields.ways, values.ways)}
            bodyClassName="flex flex-col gap-2"
          >
            <Ways
              ways={values.ways}
              stored={counter.ways}
              errors={{ ...(message && { message }), rowOf: (at) => errors.ways?.[at]?.name?.message }}
              onWays={(ways) => change({ ways })}
            />
          </FoldingCard>
          <SectionCard title={texts.till}>{list('sellersCloseTill')}</SectionCard>
        </div>
      )}
    </SettingsForm>
  );
}

/** Edits the ways of payment at the counter, and who closes the till. */
export const CounterSettings = () => (
  <Loaded query={useQuery(counterQuery)} loading={texts.loading} failed={texts.loadFailed}>
    {(counter) => <CounterForm counter={counter} />}
  </Loaded>
);

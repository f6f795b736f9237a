import {
  MAX_EXCHANGE_POLICY,
  type OperatingRules,
  operatingRulesSchema,
  refusesExchanges,
  SOUND_EXCHANGE_POLICY,
  z,
} from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { ConflictDialog } from '#shared/edit-session/conflict-dialog.tsx';
import { SettingsForm } from '#shared/edit-session/settings-form.tsx';
import { rulesQuery } from '#shared/operating-rules/rules-query.ts';
import { typedNumber } from '#shared/operating-rules/typed-number.ts';
import { useRulesEdit } from '#shared/operating-rules/use-rules-edit.ts';
import { Button } from '#ui/button.tsx';
import { Banner, LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { TextareaField } from '#ui/form/text-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from '../texts.ts';

type ExchangeRule = 'exchangeDays' | 'exchangeHoldDays' | 'exchangeSettlesPrice' | 'exchangePolicy';

const { exchangeDays, exchangeHoldDays, exchangeSettlesPrice, exchangePolicy } = operatingRulesSchema.shape;

const exchangeRulesSchema = z.object({
  exchangeDays: typedNumber(exchangeDays),
  exchangeHoldDays: typedNumber(exchangeHoldDays),
  exchangeSettlesPrice,
  exchangePolicy,
});

type RulesValues = {
  exchangeDays: string;
  exchangeHoldDays: string;
  exchangeSettlesPrice: boolean;
  exchangePolicy: string;
};

const rulesValues = (rules: OperatingRules): RulesValues => ({
  exchangeDays: String(rules.exchangeDays),
  exchangeHoldDays: String(rules.exchangeHoldDays),
  exchangeSettlesPrice: rules.exchangeSettlesPrice,
  exchangePolicy: rules.exchangePolicy,
});

/** Returns the rules about exchanges alone: the others are not this form's. */
const exchangeRulesOf = (rules: OperatingRules): Pick<OperatingRules, ExchangeRule> => ({
  exchangeDays: rules.exchangeDays,
  exchangeHoldDays: rules.exchangeHoldDays,
  exchangeSettlesPrice: rules.exchangeSettlesPrice,
  exchangePolicy: rules.exchangePolicy,
});

const form = {
  schema: exchangeRulesSchema,
  valuesOf: rulesValues,
  ownRules: exchangeRulesOf,
  texts: texts.rules,
};

/** Edits the rules of exchanges. */
const useRulesForm = (rules: OperatingRules) => useRulesEdit(rules, form);

const { rules: words } = texts;

type PartProps = { form: ReturnType<typeof useRulesForm>['form'] };

const labels: Record<keyof RulesValues, string> = {
  exchangeDays: words.days,
  exchangeHoldDays: words.holdDays,
  exchangeSettlesPrice: words.settles,
  exchangePolicy: words.policy,
};

type DaysProps = PartProps & { name: 'exchangeDays' | 'exchangeHoldDays'; hint: string };

const Days = ({ form, name, hint }: DaysProps) => (
  <Field label={labels[name]} hint={hint} error={form.formState.errors[name]?.message}>
    {(control) => (
      <Input {...control} {...form.register(name)} inputMode="numeric" maxLength={3} className="max-w-28" />
    )}
  </Field>
);

const Settles = ({ form }: PartProps) => (
  <div>
    <label className="flex min-h-11 items-center gap-3">
      <Checkbox {...form.register('exchangeSettlesPrice')} />
      <span className="font-semibold">{words.settles}</span>
    </label>
    <p className="text-xs text-muted">{words.settlesHint}</p>
  </div>
);

/** Edits the shop's conditions; a text that refuses outright is explained and can be saved. */
function Policy({ form }: PartProps) {
  const policy = form.watch('exchangePolicy');
  const takeSound = () => form.setValue('exchangePolicy', SOUND_EXCHANGE_POLICY, { shouldDirty: true });
  return (
    <>
      <TextareaField
        label={words.policy}
        optional
        hint={words.policyHint}
        error={form.formState.errors.exchangePolicy?.message}
        {...form.register('exchangePolicy')}
        rows={5}
        maxLength={MAX_EXCHANGE_POLICY}
      />
      {refusesExchanges(policy) && <Banner tone="warn">{words.refuses}</Banner>}
      {policy.trim() === '' && (
        <Button size="sm" className="self-start" onClick={takeSound}>
          {words.sound}
        </Button>
      )}
    </>
  );
}

const shown = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value);

function RulesForm({ rules }: { rules: OperatingRules }) {
  const edit = useRulesForm(rules);
  const { form, conflict, saveMerged, keepEditing } = edit;
  return (
    <SettingsForm edit={edit} unsaved={words.unsaved} saveLabel={words.save} className="max-w-2xl">
      <SectionCard title={words.title} description={words.text} bodyClassName="flex flex-col gap-4">
        <Days form={form} name="exchangeDays" hint={words.daysHint} />
        <Days form={form} name="exchangeHoldDays" hint={words.holdDaysHint} />
        <Settles form={form} />
        <Policy form={form} />
      </SectionCard>
      {conflict && (
        <ConflictDialog
          title={words.conflict}
          fields={conflict.merge.conflicts.map(({ path, mine, theirs }) => ({
            path,
            name: labels[path as keyof RulesValues],
            mine: shown(mine),
            theirs: shown(theirs),
          }))}
          onSave={saveMerged}
          onCancel={keepEditing}
        />
      )}
    </SettingsForm>
  );
}

/** Edits the owner's rules for exchanges, which are off until she sets a period. */
export function ExchangeRules() {
  const query = useQuery(rulesQuery);
  if (query.isPending) return <LoadingScreen label={words.loading} />;
  if (query.data) return <RulesForm rules={query.data} />;
  return <LoadError query={query} message={`${words.loadFailed}: ${errorText(query.error)}`} />;
}

import {
  OPERATING_RULES,
  type OperatingRules,
  operatingRulesSchema,
  retentionSentences,
  z,
} from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { ConflictDialog } from '#shared/edit-session/conflict-dialog.tsx';
import { SettingsForm } from '#shared/edit-session/settings-form.tsx';
import { rulesQuery } from '#shared/operating-rules/rules-query.ts';
import { typedNumber } from '#shared/operating-rules/typed-number.ts';
import { useRulesEdit } from '#shared/operating-rules/use-rules-edit.ts';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';

const RETENTION_FIELDS = ['proofDays', 'messageDays', 'viewDays', 'draftDays', 'sessionDays'] as const;
const OTHER_FIELDS = ['minPasswordLength', 'earlierPriceDays'] as const;
const NUMBERS = [...RETENTION_FIELDS, ...OTHER_FIELDS] as const;

type SwitchField = 'trackingAsksPhone' | 'sellersChangePrices';
type NumberField = (typeof NUMBERS)[number];
type RulesValues = Record<NumberField, string> & Record<SwitchField, boolean>;

const { shape } = operatingRulesSchema;

const numbers = Object.fromEntries(NUMBERS.map((name) => [name, typedNumber(shape[name])])) as Record<
  NumberField,
  ReturnType<typeof typedNumber>
>;

const rulesFormSchema = z.object({
  ...numbers,
  trackingAsksPhone: shape.trackingAsksPhone,
  sellersChangePrices: shape.sellersChangePrices,
});

const rulesValues = (rules: OperatingRules): RulesValues => ({
  ...(Object.fromEntries(NUMBERS.map((name) => [name, String(rules[name])])) as Record<NumberField, string>),
  trackingAsksPhone: rules.trackingAsksPhone,
  sellersChangePrices: rules.sellersChangePrices,
});

/** Returns the rules of this form alone: others are edited elsewhere. */
const ownRules = (rules: OperatingRules) => ({
  ...(Object.fromEntries(NUMBERS.map((name) => [name, rules[name]])) as Record<NumberField, number>),
  trackingAsksPhone: rules.trackingAsksPhone,
  sellersChangePrices: rules.sellersChangePrices,
});

const rulesForm = { schema: rulesFormSchema, valuesOf: rulesValues, ownRules, texts };

/** Edits retention, passwords, offers and tracking. */
const useRulesForm = (rules: OperatingRules) => useRulesEdit(rules, rulesForm);

type PartProps = { form: ReturnType<typeof useRulesForm>['form'] };

const NumberInput = ({ form, name }: PartProps & { name: NumberField }) => (
  <Field
    label={texts.fields[name][0]}
    hint={texts.fields[name][1]}
    error={form.formState.errors[name]?.message}
  >
    {(control) => (
      <Input {...control} {...form.register(name)} inputMode="numeric" maxLength={4} className="max-w-28" />
    )}
  </Field>
);

const Numbers = ({ form, names }: PartProps & { names: readonly NumberField[] }) =>
  names.map((name) => <NumberInput key={name} form={form} name={name} />);

/** Shows the policy's sentences with what is typed; a figure that is not valid counts as the initial one. */
function Preview({ form }: PartProps) {
  const values = form.watch();
  const days = Object.fromEntries(
    RETENTION_FIELDS.map((name) => [name, Number(values[name]) || OPERATING_RULES[name].initial]),
  ) as Record<(typeof RETENTION_FIELDS)[number], number>;
  return (
    <SectionCard title={texts.preview}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        {retentionSentences(days).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </SectionCard>
  );
}

const Switch = ({ form, name }: PartProps & { name: SwitchField }) => (
  <div>
    <label className="flex min-h-11 items-center gap-3">
      <Checkbox {...form.register(name)} />
      <span className="font-semibold">{texts.fields[name][0]}</span>
    </label>
    <p className="text-xs text-muted">{texts.fields[name][1]}</p>
  </div>
);

const shown = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value);

function RulesForm({ rules }: { rules: OperatingRules }) {
  const edit = useRulesForm(rules);
  const { form, conflict, saveMerged, keepEditing } = edit;
  return (
    <SettingsForm edit={edit} unsaved={texts.unsaved} saveLabel={texts.save} className="max-w-4xl">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <SectionCard
          title={texts.retention}
          description={texts.retentionText}
          bodyClassName="flex flex-col gap-4"
        >
          <Numbers form={form} names={RETENTION_FIELDS} />
        </SectionCard>
        <div className="space-y-4">
          <Preview form={form} />
          <SectionCard title={texts.tracking} description={texts.trackingText}>
            <Switch form={form} name="trackingAsksPhone" />
          </SectionCard>
          <SectionCard title={texts.rules} description={texts.rulesText} bodyClassName="flex flex-col gap-4">
            <Numbers form={form} names={OTHER_FIELDS} />
            <Switch form={form} name="sellersChangePrices" />
          </SectionCard>
        </div>
      </div>
      {conflict && (
        <ConflictDialog
          title={texts.conflict}
          fields={conflict.merge.conflicts.map(({ path, mine, theirs }) => ({
            path,
            name: texts.fields[path as keyof RulesValues][0],
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

/** Edits the owner's rules for data, passwords, earlier prices and tracking. */
export function PrivacySettings() {
  const query = useQuery(rulesQuery);
  if (query.isPending) return <LoadingScreen label={texts.loading} />;
  if (query.data) return <RulesForm rules={query.data} />;
  return <LoadError query={query} message={`${texts.loadFailed}: ${errorText(query.error)}`} />;
}

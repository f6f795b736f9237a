import {
  getOperatingRules,
  OPERATING_RULES,
  type OperatingRules,
  operatingRulesSchema,
  updateOperatingRules,
  z,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps } from 'react';
import { conflictDetails } from '../edit-session/conflict-details.ts';
import { SettingsForm } from '../edit-session/settings-form.tsx';
import { useSettingsEdit } from '../edit-session/use-settings-edit.ts';
import { usePolicyRenewals } from '../policy-renewals.ts';
import { type Fields } from '../resource/fields.tsx';
import { Loaded } from '../resource/loaded.tsx';
import { queryOf } from '../resource/query.ts';

/** Asks what the privacy policy says of data that stay after an erasure; the rules come with the same answer. */
export const keptQuery = queryOf(getOperatingRules, {}, ({ kept }) => kept);
const rulesQuery = queryOf(getOperatingRules, {}, ({ rules }) => rules);

/** The rules of one form as they are typed: numbers are texts. */
export type TypedRules<Name extends keyof OperatingRules> = {
  [Rule in Name]: OperatingRules[Rule] extends number ? string : OperatingRules[Rule];
};
type Rules = Partial<OperatingRules>;

const isNumeric = (name: string): boolean => name in OPERATING_RULES;
const staleRulesSchema = z.object({ rules: operatingRulesSchema });
const { shape } = operatingRulesSchema;

const pick = (rules: OperatingRules, names: readonly (keyof OperatingRules)[]): Rules =>
  Object.fromEntries(names.map((name) => [name, rules[name]]));

// An empty text is no number.
const toNumber = z.pipe(
  z.string(),
  z.transform((typed: string) => Number(typed.trim() || Number.NaN)),
);

function formOf<Name extends keyof OperatingRules>(names: readonly Name[]) {
  const entries = names.map((name) => [
    name,
    isNumeric(name) ? z.pipe(toNumber, shape[name as keyof typeof OPERATING_RULES]) : shape[name],
  ]);
  return {
    schema: z.object(Object.fromEntries(entries)) as unknown as z.ZodMiniType<Rules, TypedRules<Name>>,
    valuesOf: (rules: OperatingRules) =>
      Object.fromEntries(
        names.map((name) => [name, isNumeric(name) ? String(rules[name]) : rules[name]]),
      ) as TypedRules<Name>,
  };
}

type RulesFormProps<Name extends keyof OperatingRules> = Omit<
  ComponentProps<typeof SettingsForm<TypedRules<Name>, OperatingRules>>,
  'edit'
> & {
  fields: Required<Fields<TypedRules<Name>>>;
  texts: { loading: string; loadFailed: (why: string) => string; saved: string; failed: string };
};

function LoadedForm<Name extends keyof OperatingRules>({
  rules,
  ...form
}: RulesFormProps<Name> & { rules: OperatingRules }) {
  const client = useQueryClient();
  const names = Object.keys(form.fields) as Name[];
  const tellingRenewals = usePolicyRenewals();
  const { schema, valuesOf } = formOf(names);
  const edit = useSettingsEdit<TypedRules<Name>, OperatingRules>({
    loaded: rules,
    schema,
    valuesOf,
    // The other rules are sent as they are stored; those of this form with their base version.
    store: async ({ values, baseVersion }) => {
      const { rules: stored } = await call(getOperatingRules);
      const body = { ...stored, ...schema.parse(values), seen: pick(baseVersion, names) };
      const answer = await tellingRenewals(() => call(updateOperatingRules, { body }));
      client.setQueryData(rulesQuery.queryKey, answer);
      return answer.rules;
    },
    findTheirs: (error) => conflictDetails(error, staleRulesSchema)?.rules ?? null,
    texts: form.texts,
  });
  return <SettingsForm {...form} edit={edit} />;
}

/** Edits the operating rules that have a field; a conflict with another edit is merged field by field. */
export function RulesForm<Name extends keyof OperatingRules>(form: RulesFormProps<Name>) {
  const { loading, loadFailed } = form.texts;
  return (
    <Loaded query={useQuery(rulesQuery)} loading={loading} failed={loadFailed}>
      {(rules) => <LoadedForm {...form} rules={rules} />}
    </Loaded>
  );
}

import { operatingRulesSchema, type OperatingRules, z } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { type FieldValues } from 'react-hook-form';
import { conflictDetails } from '../edit-session/conflict-details.ts';
import { useSettingsEdit } from '../edit-session/use-settings-edit.ts';
import { rulesQuery } from './rules-query.ts';

type RulesForm<Values> = {
  /** Parses the form's own rules. */
  schema: z.ZodMiniType<Partial<OperatingRules>, FieldValues>;
  valuesOf: (rules: OperatingRules) => Values;
  /** Returns the form's own rules: another form edits the others. */
  ownRules: (rules: OperatingRules) => Partial<OperatingRules>;
  texts: { saved: string; failed: string };
};

const staleRulesSchema = z.object({ rules: operatingRulesSchema });

/** Edits some of the operating rules; a conflict with another edit is merged field by field. */
export function useRulesEdit<Values extends FieldValues>(
  rules: OperatingRules,
  { schema, valuesOf, ownRules, texts }: RulesForm<Values>,
) {
  const client = useQueryClient();
  return useSettingsEdit<Values, OperatingRules>({
    loaded: rules,
    schema,
    valuesOf,
    // The other rules are sent as they are stored; those of this form with their base version.
    store: async ({ values, baseVersion }) => {
      const { rules: stored } = await call('getOperatingRules');
      const body = { ...stored, ...schema.parse(values), seen: ownRules(baseVersion) };
      const { rules: saved } = await call('updateOperatingRules', { body });
      client.setQueryData(rulesQuery.queryKey, saved);
      return saved;
    },
    findTheirs: (error) => conflictDetails(error, staleRulesSchema)?.rules ?? null,
    texts,
  });
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { errorCodes, operatingRulesSchema, type OperatingRules, z } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { type FieldValues, type Resolver } from 'react-hook-form';
import { toast } from 'sonner';
import { type Merge, mergeVersions, takeTheirs } from '../edit-session/merge-versions.ts';
import { useEditSession } from '../edit-session/use-edit-session.ts';
import { useSaveEdit } from '../edit-session/use-save-edit.ts';
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

const findTheirs = (error: unknown): OperatingRules | null =>
  error instanceof ApiError && error.code === errorCodes.staleFields
    ? (staleRulesSchema.safeParse(error.details).data?.rules ?? null)
    : null;

/** Edits some of the operating rules; a conflict with another edit is merged field by field. */
export function useRulesEdit<Values extends FieldValues>(
  rules: OperatingRules,
  { schema, valuesOf, ownRules, texts }: RulesForm<Values>,
) {
  const client = useQueryClient();
  const session = useEditSession<Values, OperatingRules>({
    loaded: rules,
    valuesOf,
    formProps: {
      resolver: standardSchemaResolver(schema) as unknown as Resolver<Values>,
      mode: 'onTouched',
    },
  });
  type RulesMerge = Merge<Values> & { theirs: OperatingRules };
  const { error, save, ...saver } = useSaveEdit<Values, OperatingRules, RulesMerge>(session, {
    // The other rules are sent as they are stored; those of this form with their base version.
    store: async ({ values, baseVersion }) => {
      const { rules: stored } = await call('getOperatingRules');
      const body = { ...stored, ...schema.parse(values), seen: ownRules(baseVersion) };
      const { rules: saved } = await call('updateOperatingRules', { body });
      client.setQueryData(rulesQuery.queryKey, saved);
      return saved;
    },
    findTheirs,
    merge: ({ values, baseVersion }, theirs) => ({
      ...mergeVersions(valuesOf(baseVersion), values, valuesOf(theirs)),
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

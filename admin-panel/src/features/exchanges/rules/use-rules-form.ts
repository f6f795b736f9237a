import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { errorCodes, operatingRulesSchema, type OperatingRules, z } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { type Resolver } from 'react-hook-form';
import { toast } from 'sonner';
import { type Edit } from '#shared/edit-session/draft.ts';
import { type Merge, mergeVersions, takeTheirs } from '#shared/edit-session/merge-versions.ts';
import { useEditSession } from '#shared/edit-session/use-edit-session.ts';
import { useSaveEdit } from '#shared/edit-session/use-save-edit.ts';
import { rulesQuery } from '#shared/shop-queries.ts';
import { texts } from '../texts.ts';
import { exchangeRulesOf, exchangeRulesSchema, rulesValues, type RulesValues } from './rules-values.ts';

type RulesEdit = Edit<RulesValues, OperatingRules>;
type RulesMerge = Merge<RulesValues> & { theirs: OperatingRules };

const staleRulesSchema = z.object({ rules: operatingRulesSchema });

// The other rules are sent as they are stored; those of this form with their base version.
async function storeRules({ values, baseVersion }: RulesEdit): Promise<OperatingRules> {
  const { rules: stored } = await call('getOperatingRules');
  const body = { ...stored, ...exchangeRulesSchema.parse(values), seen: exchangeRulesOf(baseVersion) };
  return (await call('updateOperatingRules', { body })).rules;
}

const findTheirs = (error: unknown): OperatingRules | null =>
  error instanceof ApiError && error.code === errorCodes.staleFields
    ? (staleRulesSchema.safeParse(error.details).data?.rules ?? null)
    : null;

/** Edits the rules of exchanges; a conflict with somebody else's edit is merged field by field. */
export function useRulesForm(rules: OperatingRules) {
  const client = useQueryClient();
  const session = useEditSession<RulesValues, OperatingRules>({
    loaded: rules,
    valuesOf: rulesValues,
    formProps: {
      resolver: standardSchemaResolver(exchangeRulesSchema) as unknown as Resolver<RulesValues>,
      mode: 'onTouched',
    },
  });
  const { error, save, ...saver } = useSaveEdit<RulesValues, OperatingRules, RulesMerge>(session, {
    store: async (edit) => {
      const saved = await storeRules(edit);
      client.setQueryData(rulesQuery.queryKey, saved);
      return saved;
    },
    findTheirs,
    merge: ({ values, baseVersion }, theirs) => ({
      ...mergeVersions(rulesValues(baseVersion), values, rulesValues(theirs)),
      theirs,
    }),
    settle: (merge, fields) => ({ values: takeTheirs(merge, fields), baseVersion: merge.theirs }),
    onSaved: () => toast.success(texts.rules.saved),
  });
  return {
    ...session,
    ...saver,
    failure: error && `${texts.rules.failed}: ${errorText(error)}`,
    submit: session.form.handleSubmit(save),
  };
}

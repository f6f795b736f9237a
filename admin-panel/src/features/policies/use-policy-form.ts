import { type PolicyDraft, stalePolicyDraftSchema } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { type FieldMerge, mergeByField } from '#shared/edit-session/merge-by-field.ts';
import { useEditSession } from '#shared/edit-session/use-edit-session.ts';
import { useSaveEdit } from '#shared/edit-session/use-save-edit.ts';
import { policiesQuery, policyDraftQuery } from './queries.ts';
import { texts } from './texts.ts';

type Values = { template: string };
type PolicyMerge = FieldMerge<Values, PolicyDraft>;

const valuesOf = ({ template }: PolicyDraft): Values => ({ template });

const findTheirs = (error: unknown): PolicyDraft | null =>
  conflictDetails(error, stalePolicyDraftSchema)?.draft ?? null;

/** Edits and saves the draft of a policy; an edit conflict waits for a choice between both texts. */
export function usePolicyForm(loaded: PolicyDraft) {
  const client = useQueryClient();
  const { kind } = loaded;
  const session = useEditSession<Values, PolicyDraft>({ loaded, valuesOf });
  const { error, save, ...saver } = useSaveEdit<Values, PolicyDraft, PolicyMerge>(session, {
    store: async ({ values, baseVersion }) => {
      const answer = await call('updatePolicyDraft', {
        params: { kind },
        body: { ...values, seen: baseVersion.version },
      });
      client.setQueryData(policyDraftQuery(kind).queryKey, { draft: answer.draft, values: answer.values });
      return answer.draft;
    },
    findTheirs,
    ...mergeByField(valuesOf),
    onSaved: () => {
      toast.success(texts.saved);
      void client.invalidateQueries({ queryKey: policiesQuery.queryKey, exact: true });
    },
  });
  const fault = error && findTheirs(error) === null ? errorText(error) : undefined;
  return { ...session, ...saver, save, fault };
}

import {
  defaultMessages,
  type MessageEvent,
  staleTemplateSchema,
  type StoredMessageTemplate,
} from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { isEqual, type Merge, mergeVersions, takeTheirs } from '#shared/edit-session/merge-versions.ts';
import { templatesQuery } from './queries.ts';
import { texts } from './texts.ts';
import { type TemplateDraft, textOf, type TemplateText } from './use-drafts.ts';

type Fault = { path: string; message: string };
type Conflict = { merge: Merge<TemplateText>; theirs: StoredMessageTemplate };

/** A text while it is edited. */
export type TemplateEdit = {
  template: StoredMessageTemplate;
  draft: TemplateDraft;
  onDraft: (draft: TemplateDraft) => void;
  onSaved: (event: MessageEvent, sent: TemplateText, saved: TemplateText) => void;
};

function faultOf(error: unknown): Fault {
  const [first] = error instanceof ApiError ? error.errors : [];
  return { path: first?.path ?? '', message: first?.message ?? errorText(error) };
}

/** Saves or resets the text of one message; an edit conflict is merged and waits for a choice between both sides. */
export function useTemplateForm({ template: { event }, draft, onDraft, onSaved }: TemplateEdit) {
  const client = useQueryClient();
  const [fault, setFault] = useState<Fault | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const store = (stored: StoredMessageTemplate) =>
    client.setQueryData(templatesQuery.queryKey, (all) =>
      all?.map((one) => (one.event === stored.event ? stored : one)),
    );
  const mutation = useMutation({
    mutationFn: ({ values, baseVersion }: TemplateDraft) =>
      call('saveMessageTemplate', { params: { id: event }, body: { ...values, seen: baseVersion } }),
    onMutate: () => setFault(null),
    onSuccess: ({ template }, { values }) => {
      store(template);
      onSaved(event, values, textOf(template));
      toast.success(template.isChanged ? texts.saved : texts.wasReset);
    },
    onError: (error, { values, baseVersion }) => {
      const theirs = conflictDetails(error, staleTemplateSchema)?.template;
      if (theirs) setConflict({ merge: mergeVersions(baseVersion, values, textOf(theirs)), theirs });
      else setFault(faultOf(error));
    },
  });
  function saveMerged(fieldsFromTheirs: ReadonlySet<string>) {
    if (!conflict) return;
    const { merge, theirs } = conflict;
    const edit = { values: takeTheirs(merge, fieldsFromTheirs), baseVersion: textOf(theirs) };
    setConflict(null);
    store(theirs);
    onDraft(edit);
    if (!isEqual(edit.values, edit.baseVersion)) mutation.mutate(edit);
  }
  return {
    fault,
    conflict,
    saveMerged,
    keepEditing: () => setConflict(null),
    isSaving: mutation.isPending,
    save: () => mutation.mutate(draft),
    // The default is saved like any other text, so that a newer text of others is not lost unseen.
    reset: () => mutation.mutate({ values: defaultMessages[event], baseVersion: draft.baseVersion }),
  };
}

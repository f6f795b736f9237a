import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldValues } from 'react-hook-form';
import { lastChangeText } from './conflict-details.ts';
import { type Edit } from './draft.ts';
import { type useEditSession } from './use-edit-session.ts';

type EditedForm<Values extends FieldValues, Version> = Pick<
  ReturnType<typeof useEditSession<Values, Version>>,
  'form' | 'baseVersion' | 'takeOver' | 'restart' | 'acceptSaved'
>;

type Conflict<Merge, Version> = {
  merge: Merge;
  theirs: Version;
  /** Says who changed the record last; '' where the server does not tell. */
  who: string;
};

type SaveOptions<Values extends FieldValues, Version, Merge> = {
  store: (edit: Edit<Values, Version>) => Promise<Version>;
  /** Returns the stored version when it is the reason why a save was refused. */
  findTheirs: (error: unknown) => Version | null;
  merge: (edit: Edit<Values, Version>, theirs: Version) => Merge;
  /** Settles the fields of a merge: theirs in the named ones, mine in the others. */
  settle: (merge: Merge, fieldsFromTheirs: ReadonlySet<string>) => Edit<Values, Version>;
  onSaved?: (saved: Version) => void;
  onFailed?: (error: unknown) => void;
};

/** Saves the edits of a session; an edit conflict is merged and waits for a choice between both sides. */
export function useSaveEdit<Values extends FieldValues, Version, Merge>(
  session: EditedForm<Values, Version>,
  { store, findTheirs, merge, settle, onSaved, onFailed }: SaveOptions<Values, Version, Merge>,
) {
  const [conflict, setConflict] = useState<Conflict<Merge, Version> | null>(null);
  const mutation = useMutation({
    mutationFn: async (edit: Edit<Values, Version>) => {
      try {
        return await store(edit);
      } catch (error) {
        const theirs = findTheirs(error);
        if (theirs) setConflict({ merge: merge(edit, theirs), theirs, who: lastChangeText(error) });
        throw error;
      }
    },
    onSuccess: (saved, { values }) => {
      session.acceptSaved(values, saved);
      onSaved?.(saved);
    },
    onError: (error) => onFailed?.(error),
  });
  return {
    saving: mutation.isPending,
    saved: mutation.isSuccess,
    error: mutation.error,
    forgetError: mutation.reset,
    conflict,
    save: () => {
      if (conflict) return;
      mutation.mutate({
        values: structuredClone(session.form.getValues()),
        baseVersion: session.baseVersion,
      });
    },
    saveMerged: (fieldsFromTheirs: ReadonlySet<string>) => {
      if (!conflict) return;
      const edit = settle(conflict.merge, fieldsFromTheirs);
      setConflict(null);
      session.takeOver(conflict.theirs, edit);
      mutation.mutate(edit);
    },
    takeTheirs: () => {
      if (conflict) session.restart(conflict.theirs);
      setConflict(null);
    },
    keepEditing: () => setConflict(null),
  };
}

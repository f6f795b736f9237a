import { useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormProps, useForm, useWatch } from 'react-hook-form';
import { type DraftFormat, type Edit, dropDraft, readDraft, useStoredDraft } from './draft.ts';
import { isEqual, mergeVersions } from './merge-versions.ts';

type EditSessionOptions<Values extends FieldValues, Version, Draft extends Edit<Values, Version>> = {
  /** The record as loaded last; a new object counts as loaded again. */
  loaded: Version;
  valuesOf: (version: Version) => Values;
  draft?: DraftFormat<Values, Version, Draft>;
  formProps?: Omit<UseFormProps<Values>, 'defaultValues' | 'values'>;
};

/** Edits a record in a form: restores the draft, knows the base version, keeps edits when others save meanwhile. */
export function useEditSession<
  Values extends FieldValues,
  Version,
  Draft extends Edit<Values, Version> = Edit<Values, Version>,
>({ loaded, valuesOf, draft, formProps }: EditSessionOptions<Values, Version, Draft>) {
  const [stored] = useState(() => (draft ? readDraft(draft.key, draft.parse) : null));
  const [restored, setRestored] = useState(stored);
  const [baseVersion, setBaseVersion] = useState(stored?.baseVersion ?? loaded);
  // The version that the form counts changes from, and which loaded one it has taken into account.
  const [current, setCurrent] = useState({ version: loaded, loaded, isAdopted: false });
  const form = useForm<Values>({ ...formProps, defaultValues: valuesOf(loaded) as DefaultValues<Values> });
  const values = useWatch({ control: form.control }) as Values;
  const { isDirty } = form.formState;
  useStoredDraft(draft, { values, baseVersion }, isDirty);

  /** Takes over a version of the record, with edits on top of it if any are given. */
  const takeOver = (version: Version, edit?: Edit<Values, Version>) => {
    setCurrent({ version, loaded, isAdopted: false });
    setBaseVersion(edit?.baseVersion ?? version);
    form.reset(valuesOf(version));
    if (edit) form.reset(edit.values, { keepDefaultValues: true });
  };
  const restart = (version: Version, edit?: Edit<Values, Version>) => {
    if (draft) dropDraft(draft.key);
    setRestored(null);
    takeOver(version, edit);
  };
  /** Goes on from the saved version; keeps what was typed during the save as a change of its own. */
  const acceptSaved = (sent: Values, saved: Version) => {
    const typed = structuredClone(form.getValues());
    if (isEqual(sent, typed)) return restart(saved);
    restart(saved, { values: mergeVersions(sent, typed, valuesOf(saved)).merged, baseVersion: saved });
  };

  const isLoadedAgain = current.loaded !== loaded;
  const isLoadedVersion = (other: Values) => isEqual(other, valuesOf(loaded));
  const hasEdits = isDirty && !isLoadedVersion(values);
  const restoreDraft = useEffectEvent(() => {
    if (stored) form.reset(stored.values, { keepDefaultValues: true });
  });
  const fillForm = useEffectEvent(() => {
    if (current.isAdopted) form.reset(valuesOf(current.version));
  });
  useEffect(() => fillForm(), [current]);
  useEffect(() => restoreDraft(), []);
  // Without edits of its own, the form follows the versions that are loaded later.
  if (isLoadedAgain && !restored && !hasEdits) {
    setCurrent({ version: loaded, loaded, isAdopted: true });
    setBaseVersion(loaded);
  }

  return {
    form,
    values,
    baseVersion,
    isDirty,
    /** The draft that the form was filled from, until it is saved or discarded. */
    restored,
    /** A version that was loaded during the edits and differs from them. */
    newerVersion: isLoadedAgain && hasEdits && !isLoadedVersion(valuesOf(current.version)) ? loaded : null,
    takeOver,
    forgetDraft: () => draft && dropDraft(draft.key),
    restart,
    acceptSaved,
    discard: () => restart(isLoadedAgain ? loaded : current.version),
  };
}

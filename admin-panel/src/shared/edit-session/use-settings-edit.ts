import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type z } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { type FieldValues, type Resolver } from 'react-hook-form';
import { toast } from 'sonner';
import { showFault } from '#ui/form/show-fault.ts';
import { type Edit } from './draft.ts';
import { type FieldMerge, mergeByField } from './merge-by-field.ts';
import { useEditSession } from './use-edit-session.ts';
import { useSaveEdit } from './use-save-edit.ts';

type SettingsForm<Values, Version> = {
  /** The settings as loaded last. */
  loaded: Version;
  /** Without it the server alone says what is wrong. */
  schema?: z.ZodMiniType<unknown, FieldValues>;
  valuesOf: (version: Version) => Values;
  store: (edit: Edit<Values, Version>) => Promise<Version>;
  /** Returns the stored settings when they are the reason why a save was refused. */
  findTheirs: (error: unknown) => Version | null;
  texts: { saved: string; failed: string };
};

/** Edits settings in a validated form; a conflict with another edit is merged field by field. */
export function useSettingsEdit<Values extends FieldValues, Version>({
  loaded,
  schema,
  valuesOf,
  store,
  findTheirs,
  texts,
}: SettingsForm<Values, Version>) {
  const session = useEditSession<Values, Version>({
    loaded,
    valuesOf,
    ...(schema && {
      formProps: {
        resolver: standardSchemaResolver(schema) as unknown as Resolver<Values>,
        mode: 'onTouched',
      },
    }),
  });
  const { error, save, ...saver } = useSaveEdit<Values, Version, FieldMerge<Values, Version>>(session, {
    store,
    findTheirs,
    ...mergeByField(valuesOf),
    onSaved: () => toast.success(texts.saved),
  });
  const isRefused = error !== null && findTheirs(error) === null;
  return {
    ...session,
    ...saver,
    /** Says why a save failed; a conflict has its dialog. */
    failure: isRefused ? `${texts.failed}: ${errorText(error)}` : undefined,
    submit: session.form.handleSubmit(save, showFault),
  };
}

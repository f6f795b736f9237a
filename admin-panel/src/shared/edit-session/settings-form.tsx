import { type ReactNode } from 'react';
import { type FieldValues } from 'react-hook-form';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { SaveBar } from '#ui/form/save-bar.tsx';
import {
  type FieldForm,
  fieldList,
  fieldName,
  type Fields,
  fieldText,
  registered,
} from '../resource/fields.tsx';
import { FieldConflict } from './conflict-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { type useSettingsEdit } from './use-settings-edit.ts';

type SettingsFormProps<Values extends FieldValues, Version> = {
  edit: ReturnType<typeof useSettingsEdit<Values, Version>>;
  fields: Fields<Values>;
  texts: { unsaved: string; save: string; conflict: string; blank?: string };
  className: string;
  /** Lays out the fields. */
  children: (list: ReturnType<typeof fieldList<Values>>, form: FieldForm<Values>) => ReactNode;
};

/** Edits settings: save bar, failure of a save, edit conflict and a question before unsaved changes are lost. */
export function SettingsForm<Values extends FieldValues, Version>(props: SettingsFormProps<Values, Version>) {
  const { edit, fields, texts, className, children } = props;
  const { form, values, conflict, isDirty, saving, failure } = edit;
  const fieldForm = registered(form);
  return (
    <form noValidate onSubmit={(event) => void edit.submit(event)} className={className}>
      {children(fieldList(fieldForm, fields), fieldForm)}
      <FieldConflict
        title={texts.conflict}
        conflict={conflict}
        nameOf={(path) => fieldName(fields, path, values)}
        shown={(path, value) => fieldText(fields[path], value) || (texts.blank ?? '')}
        onSave={edit.saveMerged}
        onCancel={edit.keepEditing}
      />
      {failure && <ErrorNotice className="mt-4" message={failure} />}
      <SaveBar
        visible={isDirty}
        saving={saving}
        message={texts.unsaved}
        saveLabel={texts.save}
        onDiscard={edit.discard}
      />
      <LeaveGuard dirty={isDirty && !saving} />
    </form>
  );
}

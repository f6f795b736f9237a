import { type ReactNode } from 'react';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { SaveBar } from '#ui/form/save-bar.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { type useSettingsEdit } from './use-settings-edit.ts';

type SettingsFormProps = {
  edit: Pick<ReturnType<typeof useSettingsEdit>, 'isDirty' | 'saving' | 'failure' | 'submit' | 'discard'>;
  unsaved: string;
  saveLabel: string;
  className: string;
  children: ReactNode;
};

/** Shows settings with a save bar and the failure of a save; asks before unsaved changes are lost. */
export const SettingsForm = ({ edit, unsaved, saveLabel, className, children }: SettingsFormProps) => (
  <form noValidate onSubmit={(event) => void edit.submit(event)} className={className}>
    {children}
    {edit.failure && <ErrorNotice className="mt-4" message={edit.failure} />}
    <SaveBar
      visible={edit.isDirty}
      saving={edit.saving}
      message={unsaved}
      saveLabel={saveLabel}
      onDiscard={edit.discard}
    />
    <LeaveGuard dirty={edit.isDirty && !edit.saving} />
  </form>
);

import { errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { TextareaField } from '#ui/form/text-field.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { useRequestChange } from './queries.ts';
import { texts } from './texts.ts';

const dialogs = {
  verified_by_staff: { title: texts.verifyTitle, text: texts.verifyText },
  handed_over: { title: texts.handedOverTitle, text: texts.handedOverText },
  rectified: { title: texts.rectifiedTitle, text: texts.rectifiedText },
  rejected: { title: texts.rejectTitle, text: texts.rejectText },
  erase: { title: texts.eraseTitle, text: texts.eraseText },
} as const;
export type RequestAction = keyof typeof dialogs;

type RequestDialogProps = { id: string; action: RequestAction; onClose: () => void };

/** Asks before something is recorded or deleted; what was typed stays when the server refuses it. */
export function RequestDialog({ id, action, onClose }: RequestDialogProps) {
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useRequestChange(id, onClose);
  const { title, text } = dialogs[action];
  const isErasure = action === 'erase';
  return (
    <FormDialog
      title={title}
      description={text}
      submitLabel={isErasure ? texts.erase : texts.confirm}
      busy={isPending}
      onSubmit={() => mutate(action === 'erase' ? { erase: true } : { erase: false, step: action, note })}
      onClose={onClose}
    >
      {!isErasure && (
        <TextareaField
          label={action === 'rejected' ? texts.note : texts.optionalNote}
          rows={3}
          maxLength={2000}
          value={note}
          onValue={setNote}
        />
      )}
      {error && <ErrorNotice message={errorText(error, texts.failed)} />}
    </FormDialog>
  );
}

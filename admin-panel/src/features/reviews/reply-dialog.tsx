import { MAX_REVIEW_TEXT, type StaffReview } from '@shop/contract';
import { useState } from 'react';
import { TextareaField } from '#ui/form/text-field.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';
import { type Moderation } from './use-moderation.tsx';

const { replying } = texts;

type ReplyDialogProps = { review: StaffReview; moderation: Moderation; onClose: () => void };

/** Edits the shop's answer; a failure leaves the dialog open with the text. */
export function ReplyDialog({ review, moderation, onClose }: ReplyDialogProps) {
  const [text, setText] = useState(review.answer);
  const submit = async () => {
    if (await moderation.answer(review, text)) onClose();
  };
  return (
    <FormDialog
      title={replying.title(review.name)}
      submitLabel={replying.save}
      busy={moderation.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextareaField
        label={replying.label}
        hint={replying.hint}
        rows={5}
        maxLength={MAX_REVIEW_TEXT}
        value={text}
        onValue={setText}
      />
    </FormDialog>
  );
}

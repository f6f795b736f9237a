import { MAX_REVIEW_TEXT, type StaffReview } from '@shop/contract';
import { useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
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
      <Field label={replying.label} hint={replying.hint}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={MAX_REVIEW_TEXT}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

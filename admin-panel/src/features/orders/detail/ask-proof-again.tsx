import { type AdminOrder } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { type ChangeOrder } from './use-change-order.tsx';
import { texts } from './texts.ts';

type AskProofAgainProps = {
  order: AdminOrder;
  change: ChangeOrder;
  changing: boolean;
  onAsked: (reason: string) => void;
};

const appendNote = (notes: string, note: string): string => [notes, note].filter(Boolean).join('\n');

export function AskProofAgain({ order, change, changing, onAsked }: AskProofAgainProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  const send = () => {
    const trimmed = reason.trim();
    if (!trimmed) return setError(texts.review.reasonRequired);
    const adminNotes = appendNote(order.adminNotes, texts.review.note(trimmed));
    change({ status: 'pending_transfer_proof', adminNotes }, () => {
      setOpen(false);
      setReason('');
      onAsked(trimmed);
    });
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.review.askAgain}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts.review.askTitle}
        description={texts.review.askText}
        footer={
          <Button busyLabel={texts.review.sending} variant="primary" busy={changing} onClick={send}>
            {texts.review.send}
          </Button>
        }
      >
        <Field label={texts.review.reason} error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={300}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      </Dialog>
    </>
  );
}

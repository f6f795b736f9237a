import { MAX_PROOF_REASON } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { TextareaField } from '#ui/form/text-field.tsx';
import { type ChangeOrder } from './use-change-order.tsx';
import { texts } from './texts.ts';

type AskProofAgainProps = { change: ChangeOrder; changing: boolean };

export function AskProofAgain({ change, changing }: AskProofAgainProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  const send = () => {
    const proofReason = reason.trim();
    if (!proofReason) return setError(texts.review.reasonRequired);
    change({ status: 'pending_transfer_proof', proofReason }, () => setOpen(false));
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
        <TextareaField
          label={texts.review.reason}
          error={error}
          rows={3}
          maxLength={MAX_PROOF_REASON}
          value={reason}
          onValue={(text) => {
            setReason(text);
            setError(undefined);
          }}
        />
      </Dialog>
    </>
  );
}

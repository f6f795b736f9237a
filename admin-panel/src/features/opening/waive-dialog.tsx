import { type OpeningCheck } from '@shop/contract';
import { useState } from 'react';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';
import { useDecision } from './use-opening-change.ts';

type WaiveDialogProps = { check: OpeningCheck; onClose: () => void };

/** Asks the owner to say that she knows what is missing. */
export function WaiveDialog({ check: { key, title, why }, onClose }: WaiveDialogProps) {
  const [isKnown, setIsKnown] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useDecision(key);
  return (
    <FormDialog
      title={texts.waiveTitle(title)}
      submitLabel={texts.waiveSubmit}
      busy={isPending}
      disabled={!isKnown}
      onClose={onClose}
      onSubmit={() => mutate({ waived: true, reason }, { onSuccess: onClose })}
    >
      <div className="space-y-4">
        <p>{why}</p>
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <Checkbox checked={isKnown} onChange={({ target }) => setIsKnown(target.checked)} />
          {texts.waiveKnow}
        </label>
        <TextField
          label={texts.waiveReason}
          optional
          hint={texts.waiveText}
          value={reason}
          maxLength={300}
          autoComplete="off"
          onValue={setReason}
        />
      </div>
    </FormDialog>
  );
}

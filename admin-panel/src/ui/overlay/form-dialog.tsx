import { type ComponentProps, type FormEvent, useId } from 'react';
import { Button } from '../button.tsx';
import { texts } from '../texts.ts';
import { Dialog } from './dialog.tsx';

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'footer'> & {
  submitLabel: string;
  /** Names the way out where 'Cancelar' could be taken for the work itself. */
  closeLabel?: string;
  onSubmit: () => void;
  onClose: () => void;
  busy?: boolean;
  busyLabel?: string | undefined;
  disabled?: boolean;
};

export function FormDialog({
  submitLabel,
  closeLabel = texts.cancel,
  onSubmit,
  onClose,
  busy = false,
  busyLabel,
  disabled = false,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled) onSubmit();
  };
  return (
    <Dialog
      width="sm"
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {closeLabel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={id}
            busy={busy}
            busyLabel={busyLabel}
            disabled={disabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}

import { useId, type ReactNode } from 'react';
import { useModalDialog } from '#shared/ui/use-modal-dialog.ts';

type AlertDialogProps = { title: string; onClose: () => void; children: ReactNode; actions: ReactNode };

export function AlertDialog({ title, onClose, children, actions }: AlertDialogProps) {
  const id = useId();
  const dialog = useModalDialog();
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-hero bg-paper p-6 text-ink shadow-overlay sm:p-8"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-3 flex flex-col gap-3">
        {children}
      </div>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</div>
    </dialog>
  );
}

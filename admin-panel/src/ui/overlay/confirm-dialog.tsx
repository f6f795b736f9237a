import { AlertDialog } from 'radix-ui';
import { createContext, type ReactNode, use } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { overlayStyles, sheetStyles } from './dialog.tsx';
import { texts } from '../texts.ts';
import { returnFocus } from './return-focus.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** 'danger' for irreversible actions. */
  tone?: 'danger' | 'primary';
  busy?: boolean;
  busyLabel?: string;
  /** The question is about leaving: Back must not add an entry while the router restores the page. */
  isAboutLeaving?: boolean;
};

type FrameProps = Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'title' | 'children'>;

const AlertFrame = ({ open, onOpenChange, title, children }: FrameProps) => (
  <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
    <AlertDialog.Portal>
      <AlertDialog.Overlay className={overlayStyles} />
      <AlertDialog.Content
        className={classNames(sheetStyles, 'p-5 sm:max-w-md')}
        onCloseAutoFocus={returnFocus}
      >
        <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
        {children}
      </AlertDialog.Content>
    </AlertDialog.Portal>
  </AlertDialog.Root>
);

/** Starts with the focus on Cancel, so that Enter destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, onConfirm, busy = false } = props;
  useCloseOnBack(open && !props.isAboutLeaving, () => !busy && onOpenChange(false));
  return (
    <AlertFrame open={open} onOpenChange={onOpenChange} title={title}>
      <AlertDialog.Description asChild>
        <div className="mt-2 min-h-0 overflow-y-auto text-muted">{children}</div>
      </AlertDialog.Description>
      <footer className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <AlertDialog.Cancel asChild>
          <Button disabled={busy}>{props.cancelLabel ?? texts.cancel}</Button>
        </AlertDialog.Cancel>
        <Button variant={props.tone ?? 'danger'} busy={busy} onClick={onConfirm}>
          {busy ? (props.busyLabel ?? confirmLabel) : confirmLabel}
        </Button>
      </footer>
    </AlertFrame>
  );
}

/** True while the user must sign in again: two modal dialogs at once would block each other. */
export const AlertsBlocked = createContext(false);

type AlertNoticeProps = { message: string | null; onClose: () => void; title?: string };

export const AlertNotice = ({ message, onClose, title = texts.error }: AlertNoticeProps) => {
  const isOpen = message !== null && !use(AlertsBlocked);
  useCloseOnBack(isOpen, onClose);
  return (
    <AlertFrame open={isOpen} onOpenChange={(open) => !open && onClose()} title={title}>
      <AlertDialog.Description className="mt-2 text-ink">{message}</AlertDialog.Description>
      <footer className="mt-5 flex justify-end">
        <AlertDialog.Cancel asChild>
          <Button variant="primary">{texts.close}</Button>
        </AlertDialog.Cancel>
      </footer>
    </AlertFrame>
  );
};

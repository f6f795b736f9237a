import type { ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { useModalDialog } from './use-modal-dialog.ts';

type ModalProps = { label: string; onClose: () => void; children: ReactNode; className?: string };

export function Modal({ label, onClose, children, className = '' }: ModalProps) {
  const dialog = useModalDialog(onClose);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click on the backdrop; Esc does the same
    <dialog
      ref={dialog}
      aria-label={label}
      className={`m-auto bg-paper text-ink shadow-overlay ${className}`}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <button
        type="button"
        className="icon-btn absolute top-3 right-3 z-10 bg-white"
        aria-label="Cerrar"
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
      {children}
    </dialog>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { texts } from './deferred-texts.ts';

type ModalProps = { label: string; onClose: () => void; children: ReactNode; className?: string };

/** The platform's own dialog: Esc closes it, focus stays inside and returns to its opener. */
export function Modal({ label, onClose, children, className = '' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
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
        aria-label={texts.close}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
      {children}
    </dialog>
  );
}

import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { texts } from '../texts.ts';
import { returnFocus } from './return-focus.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  width?: 'sm' | 'md' | 'lg' | 'xl';
  /** Ignores Esc and clicks outside. */
  insistent?: boolean;
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl', xl: 'sm:max-w-5xl' };
export const overlayStyles = 'fade-in fixed inset-0 z-40 bg-black/55';
export const sheetStyles =
  'rise-in fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(92dvh-var(--toast-strip))] w-full flex-col rounded-t-hero bg-panel text-ink shadow-overlay sm:inset-0 sm:top-(--toast-strip) sm:my-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-hero';

const keep = (event: Event) => event.preventDefault();

/** Keeps a dialog open under a click on a toast's button. */
export const keepForToast = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
    event.preventDefault();
};

const FIELD = 'input:not([type=hidden]), textarea, select, [role=combobox]';
const WITHOUT_TEXT = ['checkbox', 'radio', 'file', 'color', 'date', 'range'];

// The dialog asks for it first; a field that holds something may stay as it is, and a keyboard would cover the rest.
function focusFirstEmptyField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLInputElement>(FIELD);
  if (!field?.matches('input, textarea') || WITHOUT_TEXT.includes(field.type)) return;
  if (field.value !== '' || field.disabled) return;
  event.preventDefault();
  field.focus();
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  width = 'md',
  insistent = false,
}: DialogProps) {
  useCloseOnBack(open && !insistent, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayStyles} />
        <RadixDialog.Content
          className={classNames(sheetStyles, widths[width])}
          onOpenAutoFocus={focusFirstEmptyField}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(insistent
            ? { onEscapeKeyDown: keep, onPointerDownOutside: keep, onInteractOutside: keep }
            : { onPointerDownOutside: keepForToast, onInteractOutside: keepForToast })}
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-4">
            <div className="min-w-0">
              <RadixDialog.Title className="text-lg leading-tight font-semibold">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-sm text-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {!insistent && (
              <RadixDialog.Close asChild>
                <IconButton icon="x" label={texts.close} className="-my-2 -mr-2" />
              </RadixDialog.Close>
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

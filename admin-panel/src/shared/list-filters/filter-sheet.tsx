import { Icon } from '@shop/web-kit/icons';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { texts } from './texts.ts';

/** A filter in use, as the sheet names it: 'Estado: Pagado'. */
export type ActiveFilter = { label: string; onRemove: () => void };

type FilterSheetProps = {
  active: readonly ActiveFilter[];
  onClear: () => void;
  /** Fields of the filters. */
  children: ReactNode;
  /** Stands beside the button. */
  actions?: ReactNode;
};

const Chip = ({ label, onRemove }: ActiveFilter) => (
  <li className="min-w-0">
    <button
      type="button"
      onClick={onRemove}
      className="flex min-h-11 max-w-full items-center gap-2 rounded-full border border-wine bg-blush px-4 font-medium text-wine"
    >
      <span className="sr-only">{texts.remove}</span>
      <span className="truncate">{label}</span>
      <Icon name="x" className="size-4 shrink-0" />
    </button>
  </li>
);

/** Folds the filters of a list on a phone: a button that says how many are on, a sheet, and a chip for each one. */
export function FilterSheet({ active, onClear, children, actions }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="flex gap-2">
        <Button
          ref={button}
          icon="sliders-horizontal"
          aria-haspopup="dialog"
          className="flex-1"
          onClick={() => setIsOpen(true)}
        >
          {texts.filters}
          {active.length > 0 && (
            <span className="rounded-full bg-wine-solid px-2 py-0.5 text-xs text-on-wine tabular-nums">
              <span className="sr-only">{texts.colon}</span>
              {active.length}
            </span>
          )}
        </Button>
        {actions}
      </div>
      {active.length > 0 && (
        <ul aria-label={texts.active} className="flex flex-wrap gap-2">
          {active.map(({ label, onRemove }) => (
            <Chip
              key={label}
              label={label}
              onRemove={() => {
                onRemove();
                // The chip with the focus is gone.
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        width="sm"
        title={texts.filters}
        footer={
          <>
            <Button disabled={active.length === 0} onClick={onClear}>
              {texts.clear}
            </Button>
            <Button variant="primary" onClick={() => setIsOpen(false)}>
              {texts.done}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">{children}</div>
      </Dialog>
    </>
  );
}

import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#ui/class-names.ts';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { Icon } from '#ui/icon.tsx';

type InlineNumberProps = {
  /** What stands in the cell until it is pressed. */
  shown: React.ReactNode;
  value: number;
  /** The name of the button and of the field. */
  buttonLabel: string;
  fieldLabel: string;
  format: (typed: string) => string;
  /** What is wrong with a number, or nothing. */
  faultOf: (value: number) => string | null;
  /** With the figure that stood in the cell when it was pressed: the list may be refreshed behind the field. */
  onSave: (value: number, seen: number) => void;
  align?: 'left' | 'right';
};

const numberOf = (typed: string) => Number(typed.replace(/\D/g, ''));

/** A figure that turns into its field when pressed: Enter or leaving saves, Esc leaves it as it was. */
export function InlineNumber(props: InlineNumberProps) {
  const { shown, value, buttonLabel, fieldLabel, format, faultOf, onSave, align = 'right' } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  const button = useRef<HTMLButtonElement>(null);
  const fault = typed === null ? null : faultOf(numberOf(typed));

  const open = () => {
    setSeen(value);
    setTyped(format(String(value)));
  };
  const close = (toButton: boolean) => {
    if (!toButton) return setTyped(null);
    // At once: later, the focus might be taken from whoever has gone on.
    flushSync(() => setTyped(null));
    button.current?.focus();
  };
  const commit = (toButton: boolean) => {
    if (typed === null) return;
    if (fault !== null && toButton) return;
    if (fault === null && numberOf(typed) !== seen) onSave(numberOf(typed), seen);
    close(toButton);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit(true);
    if (event.key === 'Escape') close(true);
  };

  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        aria-label={buttonLabel}
        title={buttonLabel}
        onClick={open}
        className={classNames(
          'group/cell -mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 tabular-nums hover:bg-neutral-soft sm:min-h-8',
          align === 'right' && 'flex-row-reverse text-right',
        )}
      >
        <span>{shown}</span>
        <Icon
          name="pencil"
          className="size-3.5 text-muted opacity-0 group-hover/cell:opacity-100 group-focus-visible/cell:opacity-100"
        />
      </button>
    );
  }
  return (
    <span className="inline-flex flex-col gap-1">
      <DigitsInput
        autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- the press that opened the field asked for it
        aria-label={fieldLabel}
        aria-invalid={fault ? true : undefined}
        className={classNames('w-28 tabular-nums sm:min-h-8', align === 'right' && 'text-right')}
        value={typed}
        onFocus={(event) => event.target.select()}
        format={format}
        onValue={setTyped}
        onKeyDown={onKeyDown}
        onBlur={() => commit(false)}
      />
      {fault && (
        <span role="alert" className="text-xs font-medium text-danger">
          {fault}
        </span>
      )}
    </span>
  );
}

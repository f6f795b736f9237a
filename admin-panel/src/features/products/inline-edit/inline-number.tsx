import { groupDigits } from '@shop/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#ui/class-names.ts';
import { numberFromDigits } from '#ui/form/digits.ts';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { Icon } from '@shop/web-kit/icons';

type InlineNumberProps = {
  shown: React.ReactNode;
  value: number;
  buttonLabel: string;
  fieldLabel: string;
  faultOf: (value: number) => string | null;
  /** Called with the value on opening, too: the list may be refreshed meanwhile. */
  onSave: (value: number, baseValue: number) => void;
  align?: 'left' | 'right';
};

/** Becomes an input when pressed; Enter and blur save, Escape cancels. */
export function InlineNumber(props: InlineNumberProps) {
  const { shown, value, buttonLabel, fieldLabel, faultOf, onSave, align = 'right' } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [baseValue, setBaseValue] = useState(value);
  const button = useRef<HTMLButtonElement>(null);
  const fault = typed === null ? null : faultOf(numberFromDigits(typed));

  const open = () => {
    setBaseValue(value);
    setTyped(groupDigits(String(value)));
  };
  const close = (focusButton: boolean) => {
    if (!focusButton) return setTyped(null);
    // Synchronous, so that the focus cannot move elsewhere first.
    flushSync(() => setTyped(null));
    button.current?.focus();
  };
  const commit = (focusButton: boolean) => {
    if (typed === null) return;
    if (fault !== null && focusButton) return;
    if (fault === null && numberFromDigits(typed) !== baseValue) onSave(numberFromDigits(typed), baseValue);
    close(focusButton);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The key would also press the button that gets the focus, even that of a question.
      event.preventDefault();
      commit(true);
    }
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
        format={groupDigits}
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

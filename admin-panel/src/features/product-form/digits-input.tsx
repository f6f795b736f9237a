import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Input } from '#ui/input.tsx';

type DigitsInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  format: (typed: string) => string;
  onValue: (value: string) => void;
};

const countDigits = (text: string) => text.replace(/\D/g, '').length;

// The caret stays after the same digit, wherever the dots went.
function caretAfter(text: string, digitsRight: number): number {
  let at = text.length;
  for (let right = 0; at > 0 && right < digitsRight; at -= 1) {
    if (/\d/.test(text[at - 1] ?? '')) right += 1;
  }
  return at;
}

/** A field that takes digits only and may show dots between thousands. */
export function DigitsInput({ value, format, onValue, ...rest }: DigitsInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const right = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (right.current === null || document.activeElement !== field.current) return;
    const caret = caretAfter(value, right.current);
    field.current?.setSelectionRange(caret, caret);
  }, [value]);
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      ref={field}
      value={value}
      onChange={({ target }) => {
        right.current = countDigits(target.value.slice(target.selectionStart ?? target.value.length));
        onValue(format(target.value));
      }}
    />
  );
}

import { type ClipboardEvent, type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { withoutCents, withoutTypedCents } from './digits.ts';
import { Input } from './input.tsx';

type DigitsInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onPaste'> & {
  value: string;
  format: (typed: string) => string;
  onValue: (value: string) => void;
};

const countDigits = (text: string) => text.replace(/\D/g, '').length;

// Keeps the caret behind the same digit when separators move.
function caretAfter(text: string, digitsRight: number): number {
  let at = text.length;
  for (let right = 0; at > 0 && right < digitsRight; at -= 1) {
    if (/\d/.test(text[at - 1] ?? '')) right += 1;
  }
  return at;
}

// Prices have no cents: digits typed behind a comma are ignored.
function ignoreTypedCents(field: HTMLInputElement): () => void {
  let afterComma = false;
  const onBeforeInput = (event: InputEvent) => {
    const atEnd = field.selectionStart === field.value.length;
    if (event.data === ',') afterComma = atEnd && field.value !== '';
    else if (!atEnd || !/^\d$/.test(event.data ?? '')) afterComma = false;
    if (afterComma) event.preventDefault();
  };
  const onBlur = () => (afterComma = false);
  field.addEventListener('beforeinput', onBeforeInput);
  field.addEventListener('blur', onBlur);
  return () => {
    field.removeEventListener('beforeinput', onBeforeInput);
    field.removeEventListener('blur', onBlur);
  };
}

export function DigitsInput({ value, format, onValue, ...rest }: DigitsInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const right = useRef<number | null>(null);
  useEffect(() => (field.current ? ignoreTypedCents(field.current) : undefined), []);
  useLayoutEffect(() => {
    if (right.current === null || document.activeElement !== field.current) return;
    const caret = caretAfter(value, right.current);
    field.current?.setSelectionRange(caret, caret);
  }, [value]);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (rest.readOnly) return;
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const after = text.slice(selectionEnd ?? text.length);
    right.current = countDigits(after);
    const pasted = withoutCents(event.clipboardData.getData('text'));
    onValue(format(text.slice(0, selectionStart ?? text.length) + pasted + after));
  };
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      ref={field}
      value={value}
      onPaste={paste}
      onChange={({ target }) => {
        right.current = countDigits(target.value.slice(target.selectionStart ?? target.value.length));
        onValue(format(withoutTypedCents(target.value)));
      }}
    />
  );
}

import { type ReactNode } from 'react';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Field } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { texts as t } from './texts.ts';

type TextFieldProps = { value: string; onValue: (value: string) => void; error?: string | undefined };

export const OwnPasswordField = ({ value, onValue, error }: TextFieldProps) => (
  <Field label={t.password} error={error}>
    {(control) => (
      <PasswordInput
        {...control}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        passwordName={t.passwordName}
        autoComplete="current-password"
        required
      />
    )}
  </Field>
);

type CodeFieldProps = TextFieldProps & {
  hint?: ReactNode;
  /** The field takes recovery codes, too, which have letters. */
  takesLetters?: boolean;
};

export const CodeField = ({
  value,
  onValue,
  error,
  hint = t.codeHint,
  takesLetters = false,
}: CodeFieldProps) => (
  <TextField
    label={t.code}
    hint={hint}
    error={error}
    value={value}
    onValue={onValue}
    inputMode={takesLetters ? 'text' : 'numeric'}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    required
  />
);

export const Notice = ({ text }: { text: string | undefined }) =>
  text ? <ErrorNotice message={text} /> : null;

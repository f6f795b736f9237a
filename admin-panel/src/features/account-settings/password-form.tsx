import {
  MIN_NEW_ACCOUNT_PASSWORD_LENGTH,
  updatePassword,
  accountMessages,
  passwordChangeSchema,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { IfCan } from '#shared/access/if-can.tsx';
import { schemaFaults } from '#shared/faults-by-path.ts';
import { type Fields } from '#shared/resource/fields.tsx';
import { AccountForm } from './account-form.tsx';
import { securityQuery } from '#shared/access/security-query.ts';
import { texts } from './texts.ts';

const t = texts.security;
const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

type Values = { currentPassword: string; newPassword: string; confirmPassword: string };
type PasswordFaults = Partial<Record<keyof Values, string>>;

export function passwordFaults(values: Values, min: number): PasswordFaults {
  const faults: PasswordFaults = schemaFaults(passwordChangeSchema, values);
  if (values.newPassword.length < min) faults.newPassword ??= accountMessages.tooShort(min);
  if (values.confirmPassword !== values.newPassword) faults.confirmPassword = accountMessages.mismatch;
  return faults;
}

const resolverFor =
  (min: number): Resolver<Values> =>
  (values) => {
    const faults = Object.entries(passwordFaults(values, min));
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(faults.map(([field, message]) => [field, { type: 'custom', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };

type PasswordFormProps = {
  email: string;
  /** The server ends all other sessions; this one gets a new token. */
  onChanged: (token: string) => void;
};

const own = { kind: 'password', autoComplete: 'current-password', required: true } as const;

const fieldsOf = (min: number): Fields<Values> => {
  const chosen = { ...own, autoComplete: 'new-password', minLength: min };
  return {
    currentPassword: { ...own, label: t.current, passwordName: t.what.current },
    newPassword: { ...chosen, label: t.next, passwordName: t.what.next, hint: t.nextHint(min) },
    confirmPassword: { ...chosen, label: t.confirm, passwordName: t.what.confirm },
  };
};

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  // The server judges by the owner's rule; until it is loaded, the first one is shown.
  const min = useQuery(securityQuery).data?.minPasswordLength ?? MIN_NEW_ACCOUNT_PASSWORD_LENGTH;
  const form = useForm<Values>({ resolver: resolverFor(min), defaultValues: EMPTY });
  const save = async ({ currentPassword, newPassword }: Values) => {
    const { token } = await call(updatePassword, { body: { currentPassword, newPassword } });
    form.reset(EMPTY);
    onChanged(token);
  };
  return (
    <AccountForm texts={t} form={form} fields={fieldsOf(min)} save={save}>
      <IfCan call="seeServerState">
        <p className="text-sm text-muted">{t.panelNote}</p>
      </IfCan>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
    </AccountForm>
  );
}

import {
  acceptInvitation,
  accountMessages,
  invitationAcceptanceSchema,
  type OpenedInvitation,
  STAFF_ROLE_LABELS,
} from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { fieldList, type Fields, useDraft } from '#shared/resource/fields.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { texts } from './texts.ts';

type Faults = Record<string, string>;
type Passwords = { password: string; again: string };

function faultsOf(token: string, { password, again }: Passwords): Faults {
  const parsed = invitationAcceptanceSchema.safeParse({ token, password });
  const fault = parsed.error?.issues.find(({ path }) => path[0] === 'password')?.message;
  return {
    ...(fault && { password: fault }),
    ...(password !== again && { again: accountMessages.mismatch }),
  };
}

function useAcceptance(token: string, failed: string, onDone: (message: string) => void) {
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (password: string) => call(acceptInvitation, { body: { token, password } }),
    onSuccess: ({ message }) => onDone(message),
  });
  const refused = faultsByPath(error);
  return {
    isPending,
    faults: { ...refused, ...faults },
    failure: error && !refused.password ? errorText(error, failed) : null,
    edit: () => {
      reset();
      setFaults({});
    },
    accept: (passwords: Passwords) => {
      const found = faultsOf(token, passwords);
      setFaults(found);
      if (Object.keys(found).length === 0) mutate(passwords.password);
    },
  };
}

type FormProps = { token: string; invitation: OpenedInvitation; onDone: (message: string) => void };

const wordsOf = ({ username, staffRole, resetsPassword }: OpenedInvitation) =>
  resetsPassword
    ? {
        hello: texts.resetHello(username),
        submit: texts.resetSubmit,
        submitting: texts.resetSubmitting,
        failed: texts.resetFailed,
      }
    : {
        hello: texts.hello(username, STAFF_ROLE_LABELS[staffRole].toLowerCase()),
        submit: texts.submit,
        submitting: texts.submitting,
        failed: texts.failed,
      };

const fields: Fields<Passwords> = {
  password: {
    kind: 'password',
    label: texts.password,
    hint: texts.passwordHint,
    passwordName: texts.passwordName,
    autoComplete: 'new-password',
  },
  again: {
    kind: 'password',
    label: texts.again,
    passwordName: texts.againName,
    autoComplete: 'new-password',
  },
};

/** Asks an invited person, or one who forgot hers, for a password of her own. */
export function InvitationForm({ token, invitation, onDone }: FormProps) {
  const words = wordsOf(invitation);
  const { accept, edit, faults, failure, isPending } = useAcceptance(token, words.failed, onDone);
  const form = useDraft<Passwords>({ password: '', again: '' }, { faults, onChange: edit });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    accept(form.values);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{words.hello}</p>
      <Field label={texts.email}>
        {(control) => <Input {...control} readOnly autoComplete="username" value={invitation.email} />}
      </Field>
      {fieldList(form, fields)()}
      {failure && <ErrorNotice message={failure} />}
      <Button type="submit" variant="primary" busy={isPending} busyLabel={words.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}

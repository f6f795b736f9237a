import {
  acceptInvitation,
  accountMessages,
  type AnswerOf,
  invitationAcceptanceSchema,
  type OpenedInvitation,
  STAFF_ROLE_LABELS,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { schemaFaults } from '#shared/faults-by-path.ts';
import { DraftForm, type Faults } from '#shared/resource/draft-form.tsx';
import { type Fields } from '#shared/resource/fields.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { texts } from './texts.ts';

type Passwords = { password: string; again: string };

function faultsOf(token: string, { password, again }: Passwords): Faults {
  const { password: fault } = schemaFaults(invitationAcceptanceSchema, { token, password });
  return {
    ...(fault && { password: fault }),
    ...(password !== again && { again: accountMessages.mismatch }),
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
  return (
    <DraftForm<Passwords, AnswerOf<typeof acceptInvitation>>
      initial={{ password: '', again: '' }}
      fields={fields}
      check={(passwords) => faultsOf(token, passwords)}
      save={({ password }) => call(acceptInvitation, { body: { token, password } })}
      done={({ message }) => onDone(message)}
      failed={words.failed}
      showsFaultsOnly
      submitLabel={words.submit}
      button={{ busyLabel: words.submitting, className: 'w-full' }}
    >
      {(list) => (
        <>
          <p>{words.hello}</p>
          <Field label={texts.email}>
            {(control) => <Input {...control} readOnly autoComplete="username" value={invitation.email} />}
          </Field>
          {list()}
        </>
      )}
    </DraftForm>
  );
}

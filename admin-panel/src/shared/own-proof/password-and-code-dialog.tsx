import { accountMessages, type OwnPasswordAndCode, secondFactorMessages } from '@shop/contract';
import { type ComponentProps } from 'react';
import { DraftDialog } from '../resource/draft-dialog.tsx';
import { type Fields } from '../resource/fields.tsx';
import { texts as t } from './texts.ts';

const code = {
  label: t.code,
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 40,
  required: true,
} as const;

const currentPassword = {
  kind: 'password',
  label: t.password,
  passwordName: t.passwordName,
  autoComplete: 'current-password',
  required: true,
} as const;

const asked = {
  password: { currentPassword },
  // Recovery codes have letters.
  both: { currentPassword, code: { ...code, hint: t.anyCodeHint } },
  appCode: { code: { ...code, hint: t.codeHint, inputMode: 'numeric' } },
} satisfies Record<string, Fields<OwnPasswordAndCode>>;

type PasswordAndCodeDialogProps = Pick<
  ComponentProps<typeof DraftDialog<OwnPasswordAndCode, void>>,
  'children' | 'onClose'
> & {
  texts: { title: string; text?: string; submit: string };
  /** Makes the change and closes the dialog; what it throws is shown beside its field. */
  change: (given: OwnPasswordAndCode) => Promise<void>;
  /** A user without a second factor has no code. */
  asks?: keyof typeof asked;
};

/** Asks for what a stolen session does not have. */
export function PasswordAndCodeDialog(props: PasswordAndCodeDialogProps) {
  const { texts, change, asks = 'both', ...dialog } = props;
  const fields: Fields<OwnPasswordAndCode> = asked[asks];
  return (
    <DraftDialog<OwnPasswordAndCode, void>
      title={texts.title}
      description={texts.text}
      submitLabel={texts.submit}
      initial={{ currentPassword: '', code: '' }}
      fields={fields}
      check={(given) => ({
        ...(fields.currentPassword &&
          given.currentPassword === '' && { currentPassword: accountMessages.currentRequired }),
        ...(fields.code && given.code.trim() === '' && { code: secondFactorMessages.codeRequired }),
      })}
      save={change}
      failed={{ failed: t.failed, failedRetry: t.failed }}
      showsFaultsOnly
      staysOpen
      {...dialog}
    />
  );
}

import { accountMessages, secondFactorMessages, type OwnPasswordAndCode } from '@shop/contract';
import { useState } from 'react';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { CodeField, Notice, OwnPasswordField } from './protected-fields.tsx';
import { texts as fieldTexts } from './texts.ts';
import { useProtectedChange } from './use-protected-change.ts';

type PasswordAndCodeDialogProps = {
  texts: { title: string; text: string; submit: string };
  /** Makes the change; what it throws is shown beside its field. */
  change: (given: OwnPasswordAndCode) => Promise<void>;
  onClose: () => void;
  /** False for a user without a second factor. */
  asksCode?: boolean;
};

/** Asks for what a stolen session does not have. */
export function PasswordAndCodeDialog(props: PasswordAndCodeDialogProps) {
  const { texts: own, change, onClose, asksCode = true } = props;
  const [currentPassword, setCurrentPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, faults, send } = useProtectedChange();
  const missing = {
    ...(currentPassword === '' && { currentPassword: accountMessages.currentRequired }),
    ...(asksCode && code.trim() === '' && { code: secondFactorMessages.codeRequired }),
  };
  const isMissing = Object.keys(missing).length > 0;
  const submit = () => {
    setTried(isMissing);
    if (!isMissing) void send(() => change({ currentPassword, code }));
  };
  const shown = { ...faults, ...(tried && missing) };
  return (
    <FormDialog
      title={own.title}
      description={own.text}
      submitLabel={own.submit}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <OwnPasswordField
          value={currentPassword}
          onValue={setCurrentPassword}
          error={shown.currentPassword}
        />
        {asksCode && (
          <CodeField
            value={code}
            onValue={setCode}
            error={shown.code}
            hint={fieldTexts.anyCodeHint}
            takesLetters
          />
        )}
        <Notice text={shown.notice} />
      </div>
    </FormDialog>
  );
}

import { proveFreshly } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { PasswordAndCodeDialog } from '#shared/own-proof/password-and-code-dialog.tsx';
import { type FreshProofQuestion } from './fresh-proof-store.ts';
import { texts } from './texts.ts';

/** Asks for password, and code, when a call needs a fresh proof; the call is then repeated. */
export default function FreshProofDialog({ question }: { question: FreshProofQuestion }) {
  return (
    <PasswordAndCodeDialog
      texts={texts.proof}
      asks={question.asksCode ? 'both' : 'password'}
      change={async ({ currentPassword, code }) => {
        await call(proveFreshly, { body: { currentPassword, ...(code && { code }) } });
        question.answer(true);
      }}
      onClose={() => question.answer(false)}
    />
  );
}

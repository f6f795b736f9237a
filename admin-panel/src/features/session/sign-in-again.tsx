import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { LoginForm } from './login-form.tsx';
import { endSession, useSession } from './session-store.ts';
import { texts } from './texts.ts';

const stayOpen = () => undefined;

export default function SignInAgain() {
  const session = useSession();
  const queries = useQueryClient();
  if (session.state !== 'expired') return null;
  return (
    <Dialog
      open
      insistent
      width="sm"
      onOpenChange={stayOpen}
      title={texts.expired.title}
      description={texts.expired.text}
      footer={<Button onClick={() => endSession(false)}>{texts.expired.leave}</Button>}
    >
      <LoginForm email={session.user.email} onDone={() => void queries.invalidateQueries()} />
    </Dialog>
  );
}

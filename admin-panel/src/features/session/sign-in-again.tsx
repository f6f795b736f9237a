import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { LoginForm } from './login-form.tsx';
import { leaveSession, useSession } from './session-store.ts';
import { texts } from './texts.ts';

const stayOpen = () => undefined;

/** Over a page whose session ended: signing in again goes on exactly where it stopped. */
export default function SignInAgain() {
  const session = useSession();
  const queries = useQueryClient();
  if (session.state !== 'lost') return null;
  return (
    <Dialog
      open
      insistent
      width="sm"
      onOpenChange={stayOpen}
      title={texts.lost.title}
      description={texts.lost.text}
      footer={<Button onClick={() => leaveSession(false)}>{texts.lost.leave}</Button>}
    >
      <LoginForm email={session.user.email} onDone={() => void queries.invalidateQueries()} />
    </Dialog>
  );
}

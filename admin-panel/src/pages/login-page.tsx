import { Navigate, useLocation } from 'react-router-dom';
import { LoginForm } from '#features/session/login-form.tsx';
import { useSession } from '#features/session/session-store.ts';
import { texts } from '#features/session/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { shopPaths } from '#shared/paths.ts';
import { Icon } from '@shop/web-kit/icons';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { EntryFrame } from '#ui/layout/entry-frame.tsx';

const AFTER_LOGIN = '/dashboard';

function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from !== '/' ? from : AFTER_LOGIN;
}

const stay = () => undefined;

const BackToShop = () => (
  <p className="mt-5 text-center">
    <a
      href={shopPaths.home}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-wine underline-offset-4 hover:underline"
    >
      <Icon name="arrow-right" className="size-4 rotate-180" />
      {texts.backToShop}
    </a>
  </p>
);

export function Component() {
  const session = useSession();
  const { state } = useLocation();
  usePageTitle(texts.pageTitle);
  if (session.state === 'loading') return <LoadingScreen label={texts.authLoading} className="min-h-dvh" />;
  if (session.state === 'in') return <Navigate to={returnPath(state)} replace />;
  return (
    <EntryFrame title={texts.title} intro={texts.intro} footer={<BackToShop />}>
      <LoginForm onDone={stay} />
    </EntryFrame>
  );
}

import { Navigate, useLocation } from 'react-router-dom';
import { LoginForm } from '#features/session/login-form.tsx';
import { useSession } from '#features/session/session-store.ts';
import { texts } from '#features/session/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { shopPaths } from '#shared/paths.ts';
import { Icon } from '@shop/web-kit/icons';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';

const AFTER_LOGIN = '/dashboard';

function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from !== '/' ? from : AFTER_LOGIN;
}

const stay = () => undefined;

export function Component() {
  const session = useSession();
  const { state } = useLocation();
  usePageTitle(texts.pageTitle);
  if (session.state === 'loading') return <LoadingScreen label={texts.authLoading} className="min-h-dvh" />;
  if (session.state === 'in') return <Navigate to={returnPath(state)} replace />;
  return (
    <main className="grid min-h-dvh place-items-center bg-bg px-4 py-10">
      <div className="w-full max-w-sm">
        <div className="mb-6 text-center">
          <img
            src={`${import.meta.env.BASE_URL}icon.svg`}
            alt=""
            width="52"
            height="52"
            className="mx-auto mb-3"
          />
          <h1 className="text-2xl font-semibold tracking-tight">{texts.title}</h1>
          <p className="mt-1 text-muted">{texts.intro}</p>
        </div>
        <div className="rounded-panel border border-line bg-panel p-6">
          <LoginForm onDone={stay} />
        </div>
        <p className="mt-5 text-center">
          <a
            href={shopPaths.home}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-wine underline-offset-4 hover:underline"
          >
            <Icon name="arrow-right" className="size-4 rotate-180" />
            {texts.backToShop}
          </a>
        </p>
      </div>
    </main>
  );
}

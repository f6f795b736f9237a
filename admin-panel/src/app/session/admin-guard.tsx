import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#features/session/session-store.ts';
import { paths } from '#shared/paths.ts';
import { NoticesHeld } from '#ui/overlay/alerts-held.ts';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { texts } from '../texts.ts';

const loadSignInAgain = () => import('#features/session/sign-in-again.tsx');
const SignInAgain = lazy(loadSignInAgain);
const IDLE_AFTER_MS = 3_000;

// Not part of the first load, yet here before it is needed: after a release its file may be gone.
function useSignInAgainAtHand() {
  useEffect(() => {
    const timer = setTimeout(() => void loadSignInAgain(), IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Lets only administrators in; everybody else signs in first and comes back to where they were going. */
export function AdminGuard() {
  const session = useSession();
  const { pathname, search } = useLocation();
  useSignInAgainAtHand();
  if (session.state === 'loading') return <LoadingScreen label={texts.authLoading} className="min-h-dvh" />;
  if (session.state === 'out') {
    const from = session.bySomebody ? undefined : `${pathname}${search}`;
    return <Navigate to={paths.login} replace state={{ from }} />;
  }
  return (
    <>
      <NoticesHeld value={session.state === 'lost'}>
        <Outlet />
      </NoticesHeld>
      {session.state === 'lost' && (
        <Suspense fallback={null}>
          <SignInAgain />
        </Suspense>
      )}
    </>
  );
}

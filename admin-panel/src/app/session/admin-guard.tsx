import { retryPart } from '@shop/web-kit/loading';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useFreshProofQuestion } from '#features/session/fresh-proof-store.ts';
import { useSession } from '#features/session/session-store.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { paths } from '#shared/paths.ts';
import { AlertsBlocked } from '#ui/overlay/confirm-dialog.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { texts } from '../texts.ts';

const loadSignIn = () => retryPart(() => import('#features/session/sign-in-again.tsx'));
const loadProof = () => retryPart(() => import('#features/session/fresh-proof-dialog.tsx'));
const SignInAgain = lazyPart(loadSignIn);
const FreshProofDialog = lazyPart(loadProof);
const IDLE_AFTER_MS = 3_000;

// Loaded early: after a release the files of this version no longer exist, and work would be lost.
function usePreload() {
  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled([loadSignIn(), loadProof()]), IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

export function AdminGuard() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const proof = useFreshProofQuestion();
  usePreload();
  if (session.state === 'loading') return <LoadingScreen label={texts.authLoading} className="min-h-dvh" />;
  if (session.state === 'out') {
    const from = session.byUser ? undefined : `${pathname}${search}`;
    return <Navigate to={paths.login} replace state={{ from }} />;
  }
  return (
    <>
      <AlertsBlocked value={session.state === 'expired' || proof !== null}>
        <Outlet />
      </AlertsBlocked>
      {proof && (
        <Suspense fallback={null}>
          <FreshProofDialog question={proof} />
        </Suspense>
      )}
      {session.state === 'expired' && (
        <Suspense fallback={null}>
          <SignInAgain />
        </Suspense>
      )}
    </>
  );
}

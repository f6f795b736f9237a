import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#features/session/session-store.ts';
import { SignInAgain } from '#features/session/sign-in-again.tsx';
import { paths } from '#shared/paths.ts';
import { LoadingScreen } from '#ui/spinner.tsx';
import { texts } from './texts.ts';

/** Lets only administrators in; everybody else signs in first and comes back to where they were going. */
export function AdminGuard() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'loading') return <LoadingScreen label={texts.authLoading} className="min-h-dvh" />;
  if (session.state === 'out') {
    const from = session.bySomebody ? undefined : `${pathname}${search}`;
    return <Navigate to={paths.login} replace state={{ from }} />;
  }
  return (
    <>
      <Outlet />
      <SignInAgain />
    </>
  );
}

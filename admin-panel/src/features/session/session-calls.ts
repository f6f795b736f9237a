import { type AdminUser } from '@shop/contract';
import { ApiError, call, onSessionLost } from '@shop/web-kit/api';
import {
  currentSession,
  enterSession,
  followOtherTabs,
  keptSession,
  leaveSession,
  loseSession,
  onSessionChange,
  resumeSession,
} from './session-store.ts';
import { isAdmin, sessionUser } from './session-user.ts';
import { renewalDelay } from './token-life.ts';

const RETRY_RENEWAL_MS = 30_000;

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Signs in; false when the server does not accept the person, and an error when it could not be asked. */
export async function signIn(email: string, password: string): Promise<boolean> {
  try {
    const answer = await call('login', { body: { email, password } });
    const user = sessionUser(answer.user);
    if (!isAdmin(user)) return false;
    enterSession(answer.token, user);
    return true;
  } catch (error) {
    // An answer without a token fails its schema with status 200: it is a refusal like any other.
    if (error instanceof ApiError && [200, 400, 401, 403].includes(error.status)) return false;
    throw error;
  }
}

/** Signs out everywhere; answers whether the server heard of it. */
export async function signOut(): Promise<boolean> {
  let heard = true;
  try {
    await call('logout');
  } catch (error) {
    heard = isRefusal(error);
  }
  leaveSession(true);
  return heard;
}

/** Renews the session with the cookie. Tabs take turns, so that a token renewed by one serves them all. */
export async function renewSession(): Promise<void> {
  const before = keptSession()?.token;
  const renew = async () => {
    const kept = keptSession();
    if (kept && kept.token !== before) return resumeSession(kept.user);
    const answer = await call('refreshSession');
    const user = sessionUser(answer.user);
    if (!isAdmin(user)) return loseSession();
    enterSession(answer.token, user);
  };
  await (navigator.locks ? navigator.locks.request('session-renewal', renew) : renew());
}

/** Asks the server who this is; a role taken away meanwhile ends the session here. */
async function checkSession(): Promise<void> {
  try {
    const { user } = await call('checkSession');
    const token = keptSession()?.token;
    if (!isAdmin(sessionUser(user))) leaveSession(false);
    else if (token) enterSession(token, sessionUser(user));
  } catch (error) {
    if (isRefusal(error) && currentSession().state === 'in') loseSession();
  }
}

async function restoreByCookie(user: Parameters<typeof resumeSession>[0]): Promise<void> {
  try {
    await renewSession();
  } catch (error) {
    // Without an answer the person stays: the screens say that the server is away, and go on when it is back.
    if (isRefusal(error)) leaveSession(false);
    else resumeSession(user);
  }
}

/** Restores the stored session; one whose token is over is first renewed with the cookie. */
export async function restoreSession(): Promise<void> {
  const kept = keptSession();
  if (!kept) return leaveSession(false);
  if (renewalDelay(kept.token, Date.now()) === 0) return restoreByCookie(kept.user);
  resumeSession(kept.user);
  await checkSession();
}

/** Renews the token a minute before its end for as long as the session lives. */
function keepRenewing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const plan = (atLeastMs = 0) => {
    clearTimeout(timer);
    if (stopped) return;
    const kept = currentSession().state === 'in' ? keptSession() : null;
    const delay = kept && renewalDelay(kept.token, Date.now());
    if (delay !== null) timer = setTimeout(() => void renew(), Math.max(delay, atLeastMs));
  };
  const renew = async () => {
    try {
      await renewSession();
    } catch (error) {
      if (isRefusal(error)) loseSession();
      else plan(RETRY_RENEWAL_MS);
    }
  };
  const stop = onSessionChange(() => plan());
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
}

/** Everything that keeps the session right while the panel is open; answers how to stop it. */
export function startSession(): () => void {
  const stops = [onSessionLost(loseSession), followOtherTabs(), keepRenewing()];
  void restoreSession();
  return () => stops.forEach((stop) => stop());
}

/** The signed-in person changed their own name or e-mail. */
export function updateSessionUser(raw: AdminUser): void {
  const token = keptSession()?.token;
  if (token) enterSession(token, sessionUser(raw));
}

import {
  type AdminUser,
  type AnswerOf,
  challengeSchema,
  checkSession as checkSessionEndpoint,
  type InputOf,
  login,
  logout,
  MINUTE_MS,
  refreshSession,
  SECOND_FACTOR_REQUIRED,
  signInWithCode as signInWithCodeEndpoint,
} from '@shop/contract';
import { ApiError, call, onSessionLost } from '@shop/web-kit/api';
import {
  currentSession,
  endSession,
  enterSession,
  expireSession,
  followOtherTabs,
  markStaffBrowser,
  onSessionChange,
  resumeSession,
  storedSession,
} from './session-store.ts';
import { isStaff, sessionUser } from './session-user.ts';

const RENEW_BEFORE_MS = MINUTE_MS;
const SHORTEST_DELAY_MS = MINUTE_MS / 2;

/**
 * Returns the milliseconds from the receipt of a JWT until its renewal, a minute before its end; null when it does not
 * say. Both claims are times of the server: the device's clock may be wrong and would renew in a loop.
 */
export function renewalDelay(token: string): number | null {
  try {
    const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp, iat } = (JSON.parse(atob(part)) ?? {}) as { exp?: unknown; iat?: unknown };
    if (typeof exp !== 'number' || typeof iat !== 'number') return null;
    return Math.max(SHORTEST_DELAY_MS, (exp - iat) * 1000 - RENEW_BEFORE_MS);
  } catch {
    return null;
  }
}

const RETRY_RENEWAL_MS = 30_000;

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** A challenge is answered with a one-time code. */
export type SignInResult = 'in' | 'refused' | { challenge: string };

function enter({ token, user: raw }: AnswerOf<typeof login>): 'in' | 'refused' {
  const user = sessionUser(raw);
  if (!isStaff(user)) return 'refused';
  enterSession(token, user);
  markStaffBrowser();
  return 'in';
}

function refusalOf(error: unknown): SignInResult {
  if (!(error instanceof ApiError)) throw error;
  const details = challengeSchema.safeParse(error.details);
  if (error.code === SECOND_FACTOR_REQUIRED && details.success) return details.data;
  // An answer without a token fails its schema with status 200 and counts as a refusal.
  if ([200, 400, 401, 403].includes(error.status)) return 'refused';
  throw error;
}

/** Signs in with a password; throws when the server cannot be reached. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  try {
    return enter(await call(login, { body: { email, password } }));
  } catch (error) {
    return refusalOf(error);
  }
}

/** Completes a sign-in; throws what the server says of the code. */
export const signInWithCode = async (
  body: InputOf<typeof signInWithCodeEndpoint>['body'],
): Promise<SignInResult> => enter(await call(signInWithCodeEndpoint, { body }));

/** Ends all sessions of the user; returns whether the server was reached. */
export async function signOut(): Promise<boolean> {
  let wasReached = true;
  try {
    await call(logout);
  } catch (error) {
    wasReached = isRefusal(error);
  }
  endSession(true);
  return wasReached;
}

/** Renews the session with the cookie, unless another tab has replaced the token meanwhile; a lock lets one tab do it for all. */
export async function renewSession(before = storedSession()?.token): Promise<void> {
  const renew = async () => {
    const stored = storedSession();
    if (stored && stored.token !== before) return resumeSession(stored.user);
    const answer = await call(refreshSession);
    const user = sessionUser(answer.user);
    if (!isStaff(user)) return expireSession();
    enterSession(answer.token, user);
  };
  await (navigator.locks ? navigator.locks.request('session-renewal', renew) : renew());
}

async function checkSession(): Promise<void> {
  const stored = storedSession();
  try {
    const { user } = await call(checkSessionEndpoint);
    const token = storedSession()?.token;
    if (!isStaff(sessionUser(user))) endSession(false);
    else if (token) enterSession(token, sessionUser(user));
  } catch (error) {
    // A page that has just loaded holds no unsaved work that a dialog would have to keep.
    if (isRefusal(error) && stored) await restoreByCookie(stored.user);
  }
}

async function restoreByCookie(user: Parameters<typeof resumeSession>[0]): Promise<void> {
  try {
    await renewSession();
  } catch (error) {
    // An unreachable server does not end the session: the screens show it and recover.
    if (isRefusal(error)) endSession(false);
    else resumeSession(user);
  }
}

/** Restores the stored session; one that the server refuses ends at the login screen. */
export async function restoreSession(): Promise<void> {
  const stored = storedSession();
  if (!stored) return endSession(false);
  // The server alone knows whether a stored token is too old; the first refused call renews it.
  if (renewalDelay(stored.token) === null) return restoreByCookie(stored.user);
  resumeSession(stored.user);
  await checkSession();
}

function scheduleRenewals(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const schedule = (retryMs?: number) => {
    clearTimeout(timer);
    if (stopped) return;
    const stored = currentSession().state === 'in' ? storedSession() : null;
    const delay = stored && (retryMs ?? renewalDelay(stored.token));
    if (delay !== null) timer = setTimeout(() => void renew(stored?.token), delay);
  };
  const renew = async (token: string | undefined) => {
    try {
      await renewSession(token);
    } catch (error) {
      if (isRefusal(error)) expireSession();
      else schedule(RETRY_RENEWAL_MS);
    }
  };
  const stop = onSessionChange(() => schedule());
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
}

/** Restores the session and keeps it valid; returns how to stop. */
export function startSession(): () => void {
  let isRestoring = true;
  const loseSession = () => {
    if (!isRestoring) expireSession();
  };
  const stops = [onSessionLost(loseSession), followOtherTabs(), scheduleRenewals()];
  void restoreSession().finally(() => {
    isRestoring = false;
  });
  return () => stops.forEach((stop) => stop());
}

export function updateSessionUser(raw: AdminUser): void {
  const token = storedSession()?.token;
  if (token) enterSession(token, sessionUser(raw));
}

import { STORAGE_KEYS } from '@shop/contract';
import { clearSession, sessionToken, storedUser, storeSession } from '@shop/web-kit/api';
import { useSyncExternalStore } from 'react';
import { isAdmin, sessionUser, type SessionUser } from './session-user.ts';

/**
 * 'loading' until the stored session is restored; 'lost' when the server no longer accepts it: the page stays, with
 * what was typed, and the same person may sign in again on top of it.
 */
export type Session =
  { state: 'loading' } | { state: 'out'; bySomebody: boolean } | { state: 'in' | 'lost'; user: SessionUser };

const LOADING: Session = { state: 'loading' };

let session: Session = LOADING;
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  listeners.forEach((listener) => listener());
}

export const currentSession = (): Session => session;

/** Calls back at every change of the session. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(onSessionChange, currentSession, () => LOADING);

/** The signed-in user; only below the guard, where there always is one. */
export function useSessionUser(): SessionUser {
  const now = useSession();
  if (now.state !== 'in' && now.state !== 'lost') throw new Error('No user outside the guard');
  return now.user;
}

/** The session that this browser keeps; an unreadable user, or one who is no admin, is dropped. */
export function keptSession(): { user: SessionUser; token: string } | null {
  const raw = storedUser();
  const token = sessionToken();
  const user = raw && sessionUser(raw);
  if (user && token && isAdmin(user)) return { user, token };
  if (raw || token) clearSession();
  return null;
}

// Said before the token is removed: another tab that sees the removal must already know why.
const SIGNED_OUT = 'adminSignedOut';

function noteSignedOut(signedOut: boolean): void {
  try {
    if (signedOut) localStorage.setItem(SIGNED_OUT, 'yes');
    else localStorage.removeItem(SIGNED_OUT);
  } catch {
    // Without a storage there is no other tab to tell.
  }
}

/** Takes up a kept session without storing it again. */
export const resumeSession = (user: SessionUser): void => become({ state: 'in', user });

/** Starts, or renews, a session. */
export function enterSession(token: string, user: SessionUser): void {
  noteSignedOut(false);
  storeSession({ token, user });
  become({ state: 'in', user });
}

/** The server refused the session: the page stays for whoever was working on it. */
export function loseSession(): void {
  clearSession();
  become('user' in session ? { state: 'lost', user: session.user } : { state: 'out', bySomebody: false });
}

/** Ends the session in this tab; the others hear of it through the storage. */
export function leaveSession(bySomebody: boolean): void {
  if (bySomebody) noteSignedOut(true);
  clearSession();
  become({ state: 'out', bySomebody });
}

// A session that ran out, found by another tab, is no logout: what is being typed here stays.
function endAsTheOtherTab(emptied: boolean): void {
  if (session.state !== 'in') return;
  if (emptied || localStorage.getItem(SIGNED_OUT) !== null) leaveSession(true);
  else become({ state: 'lost', user: session.user });
}

/** Follows what other tabs do: a logout ends here too, a login is taken up. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.storageArea !== localStorage) return;
    // The storage itself is asked: it is what the other tab emptied.
    if (localStorage.getItem(STORAGE_KEYS.adminToken) === null) return endAsTheOtherTab(event.key === null);
    const kept = keptSession();
    if (kept && session.state !== 'in') resumeSession(kept.user);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

import { STAFF_BROWSER_KEY, STORAGE_KEYS } from '@shop/contract';
import { clearSession, sessionToken, storedUser, storeSession } from '@shop/web-kit/api';
import { useSyncExternalStore } from 'react';
import { setCurrentRole } from '#shared/access/permissions.ts';
import { isStaff, sessionUser, type SessionUser } from './session-user.ts';

/** An 'expired' session keeps the page with its unsaved input until the user signs in again. */
export type Session =
  { state: 'loading' } | { state: 'out'; byUser: boolean } | { state: 'in' | 'expired'; user: SessionUser };

const LOADING: Session = { state: 'loading' };

let session: Session = LOADING;
const listeners = new Set<() => void>();

function setSession(next: Session): void {
  session = next;
  setCurrentRole('user' in next ? next.user.staffRole : null);
  listeners.forEach((listener) => listener());
}

export const currentSession = (): Session => session;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(onSessionChange, currentSession, () => LOADING);

/** Returns the user; throws outside the guard. */
export function useSessionUser(): SessionUser {
  const now = useSession();
  if (now.state !== 'in' && now.state !== 'expired') throw new Error('No user outside the guard');
  return now.user;
}

/** Returns the name under which the signed-in person's changes are recorded; '' without a session. */
export function useOwnName(): string {
  const now = useSession();
  return 'user' in now ? now.user.username : '';
}

/** Returns the stored session; deletes one with an unreadable user or without a role of the staff. */
export function storedSession(): { user: SessionUser; token: string } | null {
  const raw = storedUser();
  const token = sessionToken();
  const user = raw && sessionUser(raw);
  if (user && token && isStaff(user)) return { user, token };
  if (raw || token) clearSession();
  return null;
}

// Written before the token is removed: other tabs then know the reason.
const SIGNED_OUT = 'adminSignedOut';

function storeSignedOut(signedOut: boolean): void {
  try {
    if (signedOut) localStorage.setItem(SIGNED_OUT, 'yes');
    else localStorage.removeItem(SIGNED_OUT);
  } catch {
    // Without storage there are no other tabs to notify.
  }
}

/** Marks the browser, so that the shop does not count it among its visitors. */
export function markStaffBrowser(): void {
  try {
    localStorage.setItem(STAFF_BROWSER_KEY, 'yes');
  } catch {
    // Without storage the visits of this browser are counted.
  }
}

/** Enters a stored session without storing it again. */
export const resumeSession = (user: SessionUser): void => setSession({ state: 'in', user });

export function enterSession(token: string, user: SessionUser): void {
  storeSignedOut(false);
  const { staffRole: _, ...stored } = user;
  storeSession({ token, user: stored });
  setSession({ state: 'in', user });
}

export function expireSession(): void {
  clearSession();
  setSession('user' in session ? { state: 'expired', user: session.user } : { state: 'out', byUser: false });
}

/** Ends the session in this tab; other tabs follow by the storage event. */
export function endSession(byUser: boolean): void {
  if (byUser) storeSignedOut(true);
  clearSession();
  setSession({ state: 'out', byUser });
}

// An expired session found by another tab is no logout: unsaved input stays.
function followLogout(emptied: boolean): void {
  if (session.state !== 'in') return;
  if (emptied || localStorage.getItem(SIGNED_OUT) !== null) endSession(true);
  else setSession({ state: 'expired', user: session.user });
}

export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.storageArea !== localStorage) return;
    if (localStorage.getItem(STORAGE_KEYS.adminToken) === null) return followLogout(event.key === null);
    const stored = storedSession();
    if (stored && session.state !== 'in') resumeSession(stored.user);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

import { STORAGE_KEYS } from '@shop/contract';
import { isAdmin, sessionUser, type SessionUser } from './session-user.ts';

export type StoredSession = { user: SessionUser; token: string };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function readUser(): SessionUser | null {
  const kept = localStorage.getItem(STORAGE_KEYS.adminUser);
  if (kept === null) return null;
  try {
    const raw: unknown = JSON.parse(kept);
    const user = isObject(raw) ? sessionUser(raw) : null;
    if (user?.id && isAdmin(user)) return user;
  } catch {
    // Falls through: what cannot be read is dropped.
  }
  localStorage.removeItem(STORAGE_KEYS.adminUser);
  return null;
}

/** The session kept in this browser; an unreadable user, or one who is no admin, is dropped. */
export function readStoredSession(): StoredSession | null {
  const user = readUser();
  const token = localStorage.getItem(STORAGE_KEYS.adminToken);
  return user && token ? { user, token } : null;
}

/** Keeps the session under the keys that every request reads. */
export function storeSession({ user, token }: StoredSession): void {
  localStorage.setItem(STORAGE_KEYS.adminUser, JSON.stringify(user));
  localStorage.setItem(STORAGE_KEYS.adminToken, token);
  localStorage.setItem(STORAGE_KEYS.token, token);
}

/** Forgets the session in this browser. */
export function dropStoredSession(): void {
  localStorage.removeItem(STORAGE_KEYS.adminUser);
  localStorage.removeItem(STORAGE_KEYS.adminToken);
  localStorage.removeItem(STORAGE_KEYS.token);
}

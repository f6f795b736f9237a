import { STORAGE_KEYS, type AdminUser } from '@shop/contract';

type Session = { token: string; user: AdminUser };
type Listener = () => void;

const lost = new Set<Listener>();

// Storage can be forbidden by the browser: the session then lasts as long as the page.
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}

/** The bearer token every call carries, or null for a visitor. */
export const sessionToken = (): string | null => read(STORAGE_KEYS.adminToken) ?? read(STORAGE_KEYS.token);

/** Replaces the token, as after a silent refresh. */
export function storeToken(token: string): void {
  write(STORAGE_KEYS.token, token);
  write(STORAGE_KEYS.adminToken, token);
}

/** The signed-in user as stored; an unreadable one is discarded. */
export function storedUser(): AdminUser | null {
  const text = read(STORAGE_KEYS.adminUser);
  if (text === null) return null;
  try {
    const user: unknown = JSON.parse(text);
    if (typeof user === 'object' && user !== null && 'email' in user && 'role' in user)
      return user as AdminUser;
  } catch {
    // Falls through to the removal.
  }
  write(STORAGE_KEYS.adminUser, null);
  return null;
}

export const storeUser = (user: AdminUser): void => write(STORAGE_KEYS.adminUser, JSON.stringify(user));

/** Keeps a session under the storage keys of the specification; the token last, since other tabs wait for it. */
export function storeSession({ token, user }: Session): void {
  storeUser(user);
  storeToken(token);
}

export function clearSession(): void {
  Object.values(STORAGE_KEYS)
    .filter((key) => key !== STORAGE_KEYS.cart)
    .forEach((key) => write(key, null));
}

/** Calls back when the server no longer accepts the session; answers how to stop listening. */
export function onSessionLost(listener: Listener): () => void {
  lost.add(listener);
  return () => lost.delete(listener);
}

export function sessionLost(): void {
  clearSession();
  lost.forEach((listener) => listener());
}

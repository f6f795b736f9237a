import { STORAGE_KEYS, type AdminUser } from '@shop/contract';

type Session = { token: string; user: AdminUser };
type Listener = () => void;

const sessionListeners = new Set<Listener>();

// Browsers can forbid storage: the session then lasts as long as the page.
const memoryStorage = new Map<string, string>();

function read(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return memoryStorage.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, value);
  } catch {
    if (value === null) memoryStorage.delete(key);
    else memoryStorage.set(key, value);
  }
}

export const sessionToken = (): string | null => read(STORAGE_KEYS.adminToken) ?? read(STORAGE_KEYS.token);

export function storeToken(token: string): void {
  write(STORAGE_KEYS.token, token);
  write(STORAGE_KEYS.adminToken, token);
}

export function storedUser(): AdminUser | null {
  const text = read(STORAGE_KEYS.adminUser);
  if (text === null) return null;
  try {
    const user: unknown = JSON.parse(text);
    if (typeof user === 'object' && user !== null && 'email' in user && 'role' in user)
      return user as AdminUser;
  } catch {
    // The removal below discards it.
  }
  write(STORAGE_KEYS.adminUser, null);
  return null;
}

export const storeUser = (user: AdminUser): void => write(STORAGE_KEYS.adminUser, JSON.stringify(user));

/** Stores a session under the specification's keys; the token last, because other tabs wait for it. */
export function storeSession({ token, user }: Session): void {
  storeUser(user);
  storeToken(token);
}

export function clearSession(): void {
  Object.values(STORAGE_KEYS)
    .filter((key) => key !== STORAGE_KEYS.cart)
    .forEach((key) => write(key, null));
}

export function onSessionLost(listener: Listener): () => void {
  sessionListeners.add(listener);
  return () => sessionListeners.delete(listener);
}

export function expireSession(): void {
  clearSession();
  sessionListeners.forEach((listener) => listener());
}

import { isAllowed, type StaffPermission, type StaffRole } from '@shop/contract';
import { useSyncExternalStore } from 'react';

let role: StaffRole | null = null;
const listeners = new Set<() => void>();

const currentRole = (): StaffRole | null => role;

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says whose session is open; the session store calls it. */
export function setCurrentRole(next: StaffRole | null): void {
  if (next === role) return;
  role = next;
  listeners.forEach((listener) => listener());
}

/** Returns whether the signed-in person may make a call or has a right; for code outside components. */
export const can = (permission: StaffPermission): boolean => isAllowed(role, permission);

/** Returns whether the signed-in person may make a call or has a right. The server decides; this only hides. */
export const useCan = (permission: StaffPermission): boolean =>
  isAllowed(useSyncExternalStore(follow, currentRole), permission);

/** Returns a test of permissions, for lists that are filtered by them. */
export function usePermissions(): (permission: StaffPermission | null) => boolean {
  const current = useSyncExternalStore(follow, currentRole);
  return (permission) => permission === null || isAllowed(current, permission);
}

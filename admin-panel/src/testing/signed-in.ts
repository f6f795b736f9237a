import type { AdminUser } from '@shop/contract';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { enterSession, leaveSession } from '#features/session/session-store.ts';
import { sessionUser } from '#features/session/session-user.ts';

export const ana: AdminUser = {
  id: 1,
  _id: 'ana',
  username: 'ana',
  email: 'ana@tienda.com',
  role: 'admin',
  name: 'Ana',
};

/** Every test of the file begins signed in, and none leaves its session to the next. */
export function signedIn(user: AdminUser = ana): void {
  beforeEach(() => enterSession('a-token', sessionUser(user)));
  afterEach(() => {
    // First the screen: one that is still there would ask to sign in.
    cleanup();
    leaveSession(false);
  });
}

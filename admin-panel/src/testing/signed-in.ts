import type { AdminUser } from '@shop/contract';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { enterSession, endSession } from '#features/session/session-store.ts';
import { sessionUser } from '#features/session/session-user.ts';

export const ana: AdminUser = {
  id: 1,
  _id: 'ana',
  username: 'ana',
  email: 'ana@tienda.com',
  role: 'admin',
  name: 'Ana',
};

export function signedIn(user: AdminUser = ana): void {
  beforeEach(() => enterSession('a-token', sessionUser(user)));
  afterEach(() => {
    // A mounted screen would ask to sign in again.
    cleanup();
    endSession(false);
  });
}

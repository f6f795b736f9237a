import { expect, it, vi } from 'vitest';
import { ana } from '../../testing/signed-in.ts';
import { enterSession } from './session-store.ts';
import { sessionUser } from './session-user.ts';

it('the session store writes the token last, so that other tabs find its user', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem');
  enterSession('a-token', sessionUser(ana));
  expect(written.mock.calls.map(([key]) => key)).toEqual(['adminUser', 'token', 'adminToken']);
  written.mockRestore();
});

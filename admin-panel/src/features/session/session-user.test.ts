import { describe, expect, it } from 'vitest';
import { displayName, isStaff, sessionUser } from './session-user.ts';

// @spec 4.2

describe('the signed-in user', () => {
  it('signed-in user takes its id from id, else from _id', () => {
    expect(sessionUser({ id: 7, _id: 'doc' }).id).toBe('7');
    expect(sessionUser({ _id: 'doc' }).id).toBe('doc');
  });

  it('signed-in user takes its name from name, else firstName, else Admin', () => {
    expect(sessionUser({ name: 'Ana', firstName: 'Eva' }).name).toBe('Ana');
    expect(sessionUser({ firstName: 'Eva' }).name).toBe('Eva');
    expect(sessionUser({}).name).toBe('Admin');
  });

  // @spec 2.11.4
  it('signed-in user is displayed by username, else by the e-mail before its @, else as Admin', () => {
    expect(displayName({ username: 'jaz', email: 'ana@tienda.com' })).toBe('jaz');
    expect(displayName({ username: '', email: 'ana@tienda.com' })).toBe('ana');
    expect(displayName({ username: '', email: '' })).toBe('Admin');
  });

  it.each(['admin', 'vendedora', 'lectura', 'contadora'])(
    'signed-in user with the role %s is staff',
    (role) => {
      expect(isStaff(sessionUser({ role }))).toBe(true);
    },
  );

  it('signed-in user without a role of the staff is none', () => {
    expect(isStaff(sessionUser({ role: 'authenticated' }))).toBe(false);
    expect(isStaff(sessionUser({ role: 'authenticated', staffRole: 'duena' }))).toBe(false);
  });
});

import { type AdminUser } from '@shop/contract';

/** Who is signed in, as the screens need it. */
export type SessionUser = { id: string; username: string; email: string; role: string; name: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const idOf = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value));

/** The signed-in user from an answer or from storage: id from id or _id, name from name, firstName or 'Admin'. */
export function sessionUser(raw: Partial<AdminUser> & { firstName?: unknown }): SessionUser {
  return {
    id: idOf(raw.id) || idOf(raw._id),
    username: textOf(raw.username),
    email: textOf(raw.email),
    role: textOf(raw.role),
    name: textOf(raw.name) || textOf(raw.firstName) || 'Admin',
  };
}

/** How the frame greets: the username, else the e-mail before its @, else 'Admin'. */
export const displayName = (user: Pick<SessionUser, 'username' | 'email'>): string =>
  user.username || user.email.split('@')[0] || 'Admin';

export const isAdmin = (user: Pick<SessionUser, 'role'>): boolean => user.role === 'admin';

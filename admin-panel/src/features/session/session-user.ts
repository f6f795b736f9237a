import { staffRoleOf, type AdminUser, type StaffRole } from '@shop/contract';

/** `staffRole` is null for people who are no staff. */
export type SessionUser = Required<Omit<AdminUser, 'staffRole'>> & { staffRole: StaffRole | null };

type RawUser = Partial<Omit<AdminUser, 'id' | 'staffRole'>> & {
  id?: unknown;
  firstName?: unknown;
  staffRole?: unknown;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const idOf = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value));

/** Parses a user from an answer or from storage: id from id or _id, name from name, firstName or 'Admin'. */
export function sessionUser(raw: RawUser): SessionUser {
  const documentId = textOf(raw._id);
  return {
    id: idOf(raw.id) || documentId,
    _id: documentId,
    username: textOf(raw.username),
    email: textOf(raw.email),
    role: textOf(raw.role),
    staffRole: staffRoleOf(textOf(raw.role)),
    name: textOf(raw.name) || textOf(raw.firstName) || 'Admin',
  };
}

export const displayName = (user: Pick<SessionUser, 'username' | 'email'>): string =>
  user.username || user.email.split('@')[0] || 'Admin';

export const isStaff = ({ staffRole }: Pick<SessionUser, 'staffRole'>): boolean => staffRole !== null;

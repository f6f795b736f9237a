import { staffRoleOf, type AdminUser, type StaffRole } from '@shop/contract';

/** `staffRole` is null for people who are no staff. */
export type SessionUser = Required<Omit<AdminUser, 'staffRole'>> & { staffRole: StaffRole | null };

type RawUser = Partial<Omit<AdminUser, 'id' | 'staffRole'>> & {
  id?: unknown;
  firstName?: unknown;
  staffRole?: unknown;
};

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const idOf = (value: unknown): string => (typeof value === 'number' ? String(value) : stringOf(value));

/** Parses a user from an answer or from storage: id from id or _id, name from name, firstName or 'Admin'. */
export function sessionUser(raw: RawUser): SessionUser {
  const documentId = stringOf(raw._id);
  return {
    id: idOf(raw.id) || documentId,
    _id: documentId,
    username: stringOf(raw.username),
    email: stringOf(raw.email),
    role: stringOf(raw.role),
    staffRole: staffRoleOf(stringOf(raw.role)),
    name: stringOf(raw.name) || stringOf(raw.firstName) || 'Admin',
  };
}

export const displayName = (user: Pick<SessionUser, 'username' | 'email'>): string =>
  user.username || user.email.split('@')[0] || 'Admin';

export const isStaff = ({ staffRole }: Pick<SessionUser, 'staffRole'>): boolean => staffRole !== null;

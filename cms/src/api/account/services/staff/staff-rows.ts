import { STAFF_ROLES, roleTypeOf, staffMessages, staffRoleOf, type StaffMember } from '@shop/contract';
import { notFound } from '../../../../platform/http/http-error';

export const USER = 'plugin::users-permissions.user';
const ROLE = 'plugin::users-permissions.role';
const SESSION = 'admin::session';
const ORIGIN = 'users-permissions';

export type StaffRow = {
  id: number;
  documentId: string;
  username: string;
  email: string;
  blocked: boolean | null;
  role: { type: string } | null;
};

const roleTypes = STAFF_ROLES.map(roleTypeOf);

/** Returns everybody with a role of the staff, blocked people too, the oldest account first. */
export const findStaff = (): Promise<StaffRow[]> =>
  strapi.db.query(USER).findMany({
    where: { role: { type: { $in: roleTypes } } },
    populate: ['role'],
    orderBy: { id: 'asc' },
  }) as Promise<StaffRow[]>;

/** Returns a person of the staff; throws 404. */
export async function findStaffMember(documentId: string): Promise<StaffRow> {
  const row = (await strapi.db
    .query(USER)
    .findOne({ where: { documentId }, populate: ['role'] })) as StaffRow | null;
  if (!row || !staffRoleOf(row.role?.type ?? '')) throw notFound(staffMessages.staffNotFound);
  return row;
}

export async function roleIdOf(type: string): Promise<number> {
  const role = (await strapi.db.query(ROLE).findOne({ where: { type } })) as { id: number };
  return role.id;
}

type SessionRow = { userId: string; updatedAt: string | Date };

/** Returns when each user's newest open session was renewed, by user id. */
export async function lastSeen(userIds: readonly number[]): Promise<Map<number, string>> {
  const rows = (await strapi.db.query(SESSION).findMany({
    where: { origin: ORIGIN, userId: { $in: userIds.map(String) } },
    select: ['userId', 'updatedAt'],
    orderBy: { updatedAt: 'asc' },
  })) as SessionRow[];
  return new Map(rows.map(({ userId, updatedAt }) => [Number(userId), new Date(updatedAt).toISOString()]));
}

export const asMember = (row: StaffRow, seen: ReadonlyMap<number, string>): StaffMember => ({
  _id: row.documentId,
  username: row.username,
  email: row.email,
  staffRole: staffRoleOf(row.role?.type ?? '') ?? 'lectura',
  blocked: row.blocked === true,
  lastSeenAt: seen.get(row.id) ?? null,
});

import { STAFF_ROLES, roleTypeOf, staffMessages, staffRoleOf, type StaffMember } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { isoOf } from '../../../../database/rows';
import { notFound } from '../../../../platform/http/http-error';

export const USER = 'plugin::users-permissions.user';
const ROLE = 'plugin::users-permissions.role';

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

/** Returns when each user last used one of her open sessions, by user id. */
export async function lastSeen(
  userIds: readonly number[],
  db: Connection | Trx = strapi.db.connection,
): Promise<Map<number, string>> {
  const rows: Row[] = await db('staff_sessions')
    .whereIn('user_id', userIds)
    .whereIn('session_id', db('strapi_sessions').select('session_id'))
    .groupBy('user_id')
    .select('user_id')
    .max({ at: 'used_at' });
  return new Map(rows.map(({ user_id, at }) => [Number(user_id), isoOf(Number(at))]));
}

export const asMember = (row: StaffRow, seen: ReadonlyMap<number, string>): StaffMember => ({
  _id: row.documentId,
  username: row.username,
  email: row.email,
  staffRole: staffRoleOf(row.role?.type ?? '') ?? 'lectura',
  blocked: row.blocked === true,
  lastSeenAt: seen.get(row.id) ?? null,
});

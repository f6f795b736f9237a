import {
  STAFF_ROLES,
  roleTypeOf,
  staffMemberSchema,
  staffMessages,
  staffRoleOf,
  type StaffMember,
  type StaffRole,
} from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { isoOf } from '../../../../database/rows';
import { USER, type UserRecord } from '../../../../platform/access/active-user';
import { asAnswer } from '../../../../platform/http/as-answer';
import { notFound } from '../../../../platform/http/http-error';

const ROLE = 'plugin::users-permissions.role';

type StaffUser = UserRecord & { staffRole: StaffRole };

/** Returns everybody with a role of the staff, blocked people too, the oldest account first. */
export async function findStaff(where: object = {}): Promise<StaffUser[]> {
  const role = { type: { $in: STAFF_ROLES.map(roleTypeOf) } };
  const users: UserRecord[] = await strapi.db
    .query(USER)
    .findMany({ where: { ...where, role }, populate: ['role'], orderBy: { id: 'asc' } });
  return users.map((user) => ({ ...user, staffRole: staffRoleOf(user.role?.type ?? '') ?? 'lectura' }));
}

/** Returns a person of the staff; throws 404. */
export async function findStaffMember(documentId: string): Promise<StaffUser> {
  const [member] = await findStaff({ documentId });
  if (!member) throw notFound(staffMessages.staffNotFound);
  return member;
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
  const found: { userId: number; at: unknown }[] = await db('staff_sessions')
    .whereIn('user_id', userIds)
    .whereIn('session_id', db('strapi_sessions').select('session_id'))
    .groupBy('user_id')
    .select({ userId: 'user_id' })
    .max({ at: 'used_at' });
  return new Map(found.map(({ userId, at }) => [userId, isoOf(at)]));
}

export const asMember = (user: StaffUser, seen: ReadonlyMap<number, string>): StaffMember =>
  asAnswer(staffMemberSchema, user, {
    blocked: user.blocked === true,
    lastSeenAt: seen.get(user.id) ?? null,
  });

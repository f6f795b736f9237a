import { roleTypeOf } from '@shop/contract';
import type { Row } from '../../../database/connection';

const USER = 'plugin::users-permissions.user';

/** Returns whether a password was changed since the installation made the first one; later accounts choose their own. */
export async function hasOwnPassword(): Promise<boolean> {
  const rows = (await strapi.db
    .connection('audit_entries')
    .where('action', 'password')
    .limit(1)
    .select('id')) as Row[];
  return rows.length > 0;
}

/** Returns whether every owner who may sign in has confirmed a second factor. */
export async function hasSecondFactor(): Promise<boolean> {
  const where = { role: { type: roleTypeOf('duena') }, blocked: { $ne: true } };
  const owners = (await strapi.db.query(USER).findMany({ where, select: ['id'] })) as { id: number }[];
  const ids = owners.map(({ id }) => id);
  const confirmed = (await strapi.db
    .connection('second_factors')
    .whereIn('user_id', ids)
    .whereNotNull('confirmed_at')
    .select('user_id')) as Row[];
  return ids.length > 0 && confirmed.length === ids.length;
}

import type { Row } from '../../../database/connection';
import { jsonOf } from '../../../database/rows';
import { findActiveOwners } from '../../../platform/mail/tell-owners';
import { hasChangedPassword } from '../domain/changed-password';

const USER = 'plugin::users-permissions.user';

// The installation makes the first account; later ones choose their passwords when they accept an invitation.
const firstAccount = (): Promise<{ username: string; blocked: boolean | null } | null> =>
  strapi.db.query(USER).findOne({ select: ['username', 'blocked'], orderBy: { id: 'asc' } });

/** Returns whether nobody enters any more with the password that the installation made. */
export async function hasOwnPassword(): Promise<boolean> {
  const account = await firstAccount();
  if (!account || account.blocked) return true;
  const rows: Row[] = await strapi.db
    .connection('audit_entries')
    .whereIn('action', ['password', 'profile'])
    .orderBy('id', 'desc')
    .select('action', 'actor', 'before', 'after');
  const entries = rows.map(({ action, actor, before, after }) => ({
    ...{ action: action as string, actor: actor as string },
    ...{ before: jsonOf(before, {}), after: jsonOf(after, {}) },
  }));
  return hasChangedPassword(account.username, entries);
}

/** Returns whether every owner who may sign in has confirmed a second factor. */
export async function hasSecondFactor(): Promise<boolean> {
  const ids = (await findActiveOwners()).map(({ id }) => id);
  const confirmed = (await strapi.db
    .connection('second_factors')
    .whereIn('user_id', ids)
    .whereNotNull('confirmed_at')
    .select('user_id')) as Row[];
  return ids.length > 0 && confirmed.length === ids.length;
}

import type { Core } from '@strapi/strapi';
import { forgetCodesForPassword } from '../api/account/services/second-factor/code-limits';
import { distrustDevices } from '../api/account/services/second-factor/trusted-devices';
import { inTransaction } from '../database/transaction';
import { USER } from '../platform/access/active-user';

const SESSION = 'admin::session';
const ORIGIN = 'users-permissions';
const endsSessions = ['password', 'blocked', 'role'];

type UserEvent = { params: { data?: Record<string, unknown> }; result?: { id?: number } | null };

/** Ends the sessions and the trusted devices of a user whose password, role or blocking changes, in the panel too. */
export function endSessionsOfChangedUsers(strapi: Core.Strapi): void {
  const sessions = () => strapi.db.query(SESSION);
  const endOne = async ({ params, result }: UserEvent) => {
    const isRelevant = !params.data || endsSessions.some((field) => field in (params.data ?? {}));
    const userId = result?.id;
    if (!isRelevant || !userId) return;
    await sessions().deleteMany({ where: { userId: String(userId), origin: ORIGIN } });
    await inTransaction((trx) => distrustDevices(trx, userId));
    if (params.data?.password) await forgetCodesForPassword(userId);
  };
  // Bulk changes do not name the users, so all sessions end.
  const endAll = async () => void (await sessions().deleteMany({ where: { origin: ORIGIN } }));
  strapi.db.lifecycles.subscribe({
    models: [USER],
    afterUpdate: (event) => endOne(event as UserEvent),
    afterDelete: (event) => endOne(event as UserEvent),
    afterUpdateMany: endAll,
    afterDeleteMany: endAll,
  });
}

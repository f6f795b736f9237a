import type { Core } from '@strapi/strapi';

const USER = 'plugin::users-permissions.user';
const SESSION = 'admin::session';
const ORIGIN = 'users-permissions';
const endsSessions = ['password', 'blocked', 'role'];

type UserEvent = { params: { data?: Record<string, unknown> }; result?: { id?: number } | null };

/** Ends the sessions of a user whose password, role or blocking changes, in the panel too. */
export function endSessionsOfChangedUsers(strapi: Core.Strapi): void {
  const sessions = () => strapi.db.query(SESSION);
  const endOne = async ({ params, result }: UserEvent) => {
    const isRelevant = !params.data || endsSessions.some((field) => field in (params.data ?? {}));
    if (isRelevant && result?.id)
      await sessions().deleteMany({ where: { userId: String(result.id), origin: ORIGIN } });
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

import type { Core } from '@strapi/strapi';

const USER = 'plugin::users-permissions.user';
const SESSION = 'admin::session';
const ORIGIN = 'users-permissions';
const endsSessions = ['password', 'blocked', 'role'];

type UserEvent = { params: { data?: Record<string, unknown> }; result?: { id?: number } | null };

/** A user who is blocked, deleted, or given another role or password, here or in the panel, is out at once. */
export function endSessionsOfChangedUsers(strapi: Core.Strapi): void {
  const sessions = () => strapi.db.query(SESSION);
  const endOne = async ({ params, result }: UserEvent) => {
    const matters = !params.data || endsSessions.some((field) => field in (params.data ?? {}));
    if (matters && result?.id)
      await sessions().deleteMany({ where: { userId: String(result.id), origin: ORIGIN } });
  };
  // A change of many at once does not say whose: everybody signs in again.
  const endEveryone = async () => void (await sessions().deleteMany({ where: { origin: ORIGIN } }));
  strapi.db.lifecycles.subscribe({
    models: [USER],
    afterUpdate: (event) => endOne(event as UserEvent),
    afterDelete: (event) => endOne(event as UserEvent),
    afterUpdateMany: endEveryone,
    afterDeleteMany: endEveryone,
  });
}

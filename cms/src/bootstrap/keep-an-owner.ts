import { OWNER_ROLE_TYPE, staffMessages } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import { onPostgres } from '../settings/environment';
import { inTransaction, takeTurns } from '../database/transaction';
import { conflict } from '../platform/http/http-error';
import { USER } from '../platform/access/active-user';

const endsOwnership = ['blocked', 'role'];

type Change = { params: { data?: Record<string, unknown> }; state: { owners?: number } };

const isRelevant = ({ params: { data } }: Change): boolean =>
  !data || endsOwnership.some((field) => field in data);

/** Keeps one active owner, whoever changes users: staff, the panel, or two owners who block each other at once. */
export function keepAnOwner(strapi: Core.Strapi): void {
  const countOwners = (): Promise<number> =>
    strapi.db
      .query(USER)
      .count({ where: { role: { type: OWNER_ROLE_TYPE }, $or: [{ blocked: false }, { blocked: null }] } });
  const remember = async (event: Change) => {
    if (!isRelevant(event)) return;
    // Held until commit: the one who comes second counts what the first one left. SQLite has one writer anyway.
    if (onPostgres()) await inTransaction((trx) => takeTurns(trx, 'owners'));
    event.state.owners = await countOwners();
  };
  const check = async (event: Change) => {
    if ((event.state.owners ?? 0) > 0 && (await countOwners()) === 0) throw conflict(staffMessages.lastOwner);
  };
  const before = (event: unknown) => remember(event as Change);
  const after = (event: unknown) => check(event as Change);
  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeUpdate: before,
    afterUpdate: after,
    beforeUpdateMany: before,
    afterUpdateMany: after,
    beforeDelete: before,
    afterDelete: after,
    beforeDeleteMany: before,
    afterDeleteMany: after,
  });
}

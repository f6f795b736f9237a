import { roleTypeOf } from '@shop/contract';
import type { Trx } from '../../database/connection';
import { USER } from '../access/active-user';
import { currentActor, isRequested } from '../access/current-actor';
import { queueMail } from './queue-mail';

type Owner = { id: number; email: string };
type Notice = { subject: string; text: string };

/** Returns the owners who may sign in. */
export const findActiveOwners = (): Promise<Owner[]> =>
  strapi.db.query(USER).findMany({
    where: { role: { type: roleTypeOf('duena') }, blocked: { $ne: true } },
    select: ['id', 'email'],
  }) as Promise<Owner[]>;

/**
 * Queues a mail about a change of access or payment data to all active owners, and to whom else it concerns. What the
 * shop does by itself, as when it fills the demo shop, is no news.
 */
export async function tellOwners(
  trx: Trx,
  { subject, text }: Notice,
  alsoTo: readonly string[] = [],
): Promise<void> {
  if (!isRequested()) return;
  const emails = (await findActiveOwners()).map(({ email }) => email);
  const who = `Lo hizo: ${currentActor().name}.`;
  const advice =
    'Si nadie del equipo debía hacerlo, cambiá tu contraseña ahora y revisá Equipo › Actividad en la administración.';
  for (const to of new Set([...emails, ...alsoTo]))
    await queueMail(trx, { kind: 'account-security', to, subject, text: [text, who, advice].join('\n\n') });
}

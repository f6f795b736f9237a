import type { Row } from '../../../../database/connection';
import { fetchedById } from './tracking-token';

/** Tells who acts with an order's link, for histories, and whether it proves that she is the buyer. */
export type LinkUse = { actor: string; isOwnLink: boolean };

export const NO_LINK: LinkUse = { actor: 'cliente', isOwnLink: false };

/** Returns what a valid token says of its holder: one that staff fetched proves nothing and names who fetched it. */
export async function linkUse(token: string): Promise<LinkUse> {
  const id = fetchedById(token);
  if (id === undefined) return { actor: 'cliente', isOwnLink: true };
  const user: Row | undefined = await strapi.db.connection('up_users').where('id', id).first('username');
  const name = String(user?.username ?? 'una cuenta borrada');
  return { actor: `cliente, con un enlace que pidió el equipo (${name})`, isOwnLink: false };
}

import { normalizeText } from '@shop/contract';
import { USER } from './own-password';

/** Names under which the logs record what no person of the staff did. */
const RESERVED = new Set(['sistema', 'servidor', 'cliente', 'mercado pago']);

/** Returns whether a name would make a person's actions look like those of the shop, a buyer or a payment provider. */
export const isReservedName = (username: string): boolean =>
  RESERVED.has(normalizeText(username).replace(/\s+/g, ' '));

type Names = { username: string; email: string };

/** Returns whether the name or the e-mail is somebody else's, in whatever case. */
export async function isTaken({ username, email }: Names, ownId?: number): Promise<boolean> {
  const others = ownId === undefined ? {} : { id: { $ne: ownId } };
  const same = [{ email: { $eqi: email } }, { username: { $eqi: username } }];
  return (await strapi.db.query(USER).count({ where: { ...others, $or: same } })) > 0;
}

import { accountMessages, isLatinName, isReservedName, isSameStaffName, staffMessages } from '@shop/contract';
import { badField, conflict } from '../../../platform/http/http-error';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { USER } from '../../../platform/access/active-user';

/** Throws 400 for letters that imitate others, 409 for a name that stands for the shop, a buyer or a provider. */
export async function checkStaffName(username: string, taken: string = accountMessages.taken): Promise<void> {
  if (!isLatinName(username)) throw badField('username', staffMessages.nameLetters);
  const { brand } = await shopSetting.current();
  if (isReservedName(username, brand)) throw conflict(taken);
}

type Names = { username: string; email: string };

/** Returns whether the name or the e-mail is somebody else's, or the name reads like it. */
export async function isTaken({ username, email }: Names, ownId?: number): Promise<boolean> {
  const where = ownId === undefined ? {} : { id: { $ne: ownId } };
  const others: Names[] = await strapi.db.query(USER).findMany({ where, select: ['username', 'email'] });
  return others.some(
    (other) => isSameStaffName(other.username, username) || other.email.toLowerCase() === email.toLowerCase(),
  );
}

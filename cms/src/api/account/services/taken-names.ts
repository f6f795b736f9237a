import { accountMessages, isLatinName, isReservedName, staffMessages } from '@shop/contract';
import { badField, conflict } from '../../../platform/http/http-error';
import { shopSetting } from '../../../platform/services';
import { USER } from './own-password';

/** Throws 400 for letters that imitate others, 409 for a name that stands for the shop, a buyer or a provider. */
export async function checkStaffName(username: string, taken: string = accountMessages.taken): Promise<void> {
  if (!isLatinName(username)) throw badField('username', staffMessages.nameLetters);
  const { brand } = await shopSetting().current();
  if (isReservedName(username, brand)) throw conflict(taken);
}

type Names = { username: string; email: string };

/** Returns whether the name or the e-mail is somebody else's, in whatever case. */
export async function isTaken({ username, email }: Names, ownId?: number): Promise<boolean> {
  const others = ownId === undefined ? {} : { id: { $ne: ownId } };
  const same = [{ email: { $eqi: email } }, { username: { $eqi: username } }];
  return (await strapi.db.query(USER).count({ where: { ...others, $or: same } })) > 0;
}

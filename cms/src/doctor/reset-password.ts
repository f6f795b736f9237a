import { randomBytes } from 'node:crypto';
import { HOUR_MS, INVITATION_HOURS, staffRoleOf } from '@shop/contract';
import { invitationFor, linkOf, newToken } from '../platform/access/passwords/password-link';
import { auditByServer, findAccount, SERVER } from './account-by-email';
import { insertRecord, openForWriting, type ShopLocation, type Snapshot } from './snapshot';

const REVOKE = `update staff_invitations set revoked_at = ?
  where account = ? and accepted_at is null and revoked_at is null`;

const PANEL_TOKEN = `update admin_users set reset_password_token = ?, reset_password_token_expires_at = ?
  where id = ?`;

/** A link by which a person chooses a new password, or why there is none. */
export type PasswordLink = 'no-user' | 'blocked' | { link: string; hours: number };

// The same record as of 'Enlace de contraseña' in the back office, with the server as its author.
async function linkForStaff(shop: Snapshot, email: string): Promise<PasswordLink> {
  const { ask, dialect } = shop;
  const account = await findAccount(shop, email);
  const role = account && staffRoleOf(account.roleType);
  if (!role) return 'no-user';
  if (account.blocked) return 'blocked';
  const now = new Date();
  const token = newToken();
  const { documentId, username } = account;
  await ask(REVOKE, [dialect.moment(now), documentId]);
  const person = { account: documentId, username, email: account.email, staffRole: role };
  await insertRecord(shop, 'staff_invitations', invitationFor(person, token, SERVER, now));
  await auditByServer(shop, 'password-link-made', { _id: documentId, username });
  return { link: linkOf(token), hours: INVITATION_HOURS };
}

// Strapi's own token: its panel accepts it once, within the hour.
async function linkForPanel({ ask, dialect }: Snapshot, email: string): Promise<PasswordLink> {
  const [person] = await ask('select id, is_active from admin_users where lower(email) = ?', [
    email.toLowerCase(),
  ]);
  if (!person) return 'no-user';
  if (!person.is_active) return 'blocked';
  const token = randomBytes(20).toString('hex');
  await ask(PANEL_TOKEN, [token, dialect.moment(new Date(Date.now() + HOUR_MS)), person.id]);
  const port = process.env.CMS_PORT || 1337;
  return { link: `http://127.0.0.1:${port}/admin/auth/reset-password?code=${token}`, hours: 1 };
}

/** Creates a link for a new password of the back office or of Strapi's panel, whether the shop runs or not. */
export async function createPasswordLink(
  location: ShopLocation,
  email: string,
  place: 'back-office' | 'panel',
): Promise<PasswordLink> {
  const shop = await openForWriting(location);
  try {
    const made = await (place === 'panel' ? linkForPanel : linkForStaff)(shop, email);
    if (typeof made !== 'string') await shop.ask('commit');
    return made;
  } finally {
    await shop.close();
  }
}

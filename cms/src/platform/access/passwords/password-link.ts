import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS, INVITATION_HOURS, type StaffRole } from '@shop/contract';
import { publicUrl } from '../../../settings/environment';

// 43 characters of base64url hold 256 bits: nobody guesses one, so an unsalted digest is enough.
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

// The token stands behind the '#', which browsers send to no server, so it is in no log.
export const linkOf = (token: string): string => `${publicUrl()}/admin/invitacion#${token}`;

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);

export type Invitee = { username: string; email: string; staffRole: StaffRole; account?: string };

/** Returns the record of an invitation, or of a link for a new password, which keeps a digest of the token. */
export const invitationFor = (person: Invitee, token: string, invitedBy: string, now: Date) => ({
  ...person,
  tokenHash: hashOf(token),
  invitedBy,
  expiresAt: expiryFrom(now),
  createdAt: now,
});

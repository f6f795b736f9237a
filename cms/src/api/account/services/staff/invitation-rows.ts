import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS, INVITATION_HOURS, type Invitation, type StaffRole } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { isoOf } from '../../../../database/rows';
import { publicUrl } from '../../../../settings/environment';

export const INVITATIONS = 'staff_invitations';

// 43 characters of base64url hold 256 bits: nobody guesses one, so an unsalted digest is enough.
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

// The token stands behind the '#', which browsers send to no server, so it is in no log.
export const linkOf = (token: string): string => `${publicUrl()}/admin/invitacion#${token}`;

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);

/** Invitations that were neither accepted nor revoked; expired ones too. */
export const openInvitations = (db: Connection | Trx) =>
  db(INVITATIONS).whereNull('accepted_at').whereNull('revoked_at');

/** Returns the document id of the account that gets a new password; null for an invitation. */
export const accountOf = (row: Row): string | null => (row.account as string | null | undefined) ?? null;

export const asInvitation = (row: Row, now = new Date()): Invitation => ({
  _id: row.document_id as string,
  username: row.username as string,
  email: row.email as string,
  staffRole: row.staff_role as StaffRole,
  resetsPassword: accountOf(row) !== null,
  createdBy: (row.invited_by as string | null) ?? '',
  createdAt: isoOf(row.created_at),
  expiresAt: isoOf(row.expires_at),
  expired: new Date(isoOf(row.expires_at)) <= now,
});

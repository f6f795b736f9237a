import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS, INVITATION_HOURS, invitationSchema, type Invitation } from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import type { RecordOf } from '../../../../database/gateway/record-types';
import { records } from '../../../../database/gateway/records';
import { asAnswer } from '../../../../platform/http/as-answer';
import { publicUrl } from '../../../../settings/environment';

export type InvitationRecord = RecordOf<'api::account.staff-invitation'>;

export const invitationsIn = (db: Connection | Trx) => records('api::account.staff-invitation', db);

/** Invitations that were neither accepted nor revoked; expired ones too. */
export const open = { acceptedAt: null, revokedAt: null };

// 43 characters of base64url hold 256 bits: nobody guesses one, so an unsalted digest is enough.
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

// The token stands behind the '#', which browsers send to no server, so it is in no log.
export const linkOf = (token: string): string => `${publicUrl()}/admin/invitacion#${token}`;

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);

export const asInvitation = (record: InvitationRecord, now = new Date()): Invitation =>
  asAnswer(invitationSchema, record, {
    resetsPassword: record.account !== null,
    createdBy: record.invitedBy,
    expired: new Date(record.expiresAt) <= now,
  });

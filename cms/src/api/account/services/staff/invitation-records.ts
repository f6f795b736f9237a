import { invitationSchema, type Invitation } from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import type { RecordOf } from '../../../../database/gateway/record-types';
import { records } from '../../../../database/gateway/records';
import { asAnswer } from '../../../../platform/http/as-answer';

export type InvitationRecord = RecordOf<'api::account.staff-invitation'>;

export const invitationsIn = (db: Connection | Trx) => records('api::account.staff-invitation', db);

/** Invitations that were neither accepted nor revoked; expired ones too. */
export const open = { acceptedAt: null, revokedAt: null };

export const asInvitation = (record: InvitationRecord, now = new Date()): Invitation =>
  asAnswer(invitationSchema, record, {
    resetsPassword: record.account !== null,
    createdBy: record.invitedBy,
    expired: new Date(record.expiresAt) <= now,
  });

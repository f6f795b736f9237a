import { endpoint } from '../http/endpoint';
import { messageAnswerSchema, successAnswer } from '../http/responses';
import { auditListAnswerSchema, auditListQuerySchema } from './audit';
import {
  invitationAcceptanceSchema,
  invitationAnswerSchema,
  invitationDraftSchema,
  invitationTokenSchema,
  openedInvitationSchema,
  staffChangeSchema,
  staffListAnswerSchema,
  staffMemberSchema,
} from './staff';

export const listStaff = endpoint('listStaff', {
  method: 'GET',
  path: '/staff',
  access: 'admin',
  summary: 'The people of the staff and the invitations that wait for an answer',
  answer: staffListAnswerSchema,
});

export const inviteStaff = endpoint('inviteStaff', {
  method: 'POST',
  path: '/staff/invitations',
  access: 'admin',
  freshProof: 'always',
  summary: 'Invite a person by a link that works once',
  body: invitationDraftSchema,
  answer: invitationAnswerSchema,
});

// The token travels in the body: addresses are written to logs.
export const readInvitation = endpoint('readInvitation', {
  method: 'POST',
  path: '/staff/invitations/read',
  access: 'public',
  limit: 'openInvitation',
  summary: 'Whom an invitation is for; 404 once it was used, revoked or is too old',
  body: invitationTokenSchema,
  answer: successAnswer({ invitation: openedInvitationSchema }),
});

export const acceptInvitation = endpoint('acceptInvitation', {
  method: 'POST',
  path: '/staff/invitations/accept',
  access: 'public',
  limit: 'openInvitation',
  summary: 'Accept an invitation, or use a link for a new password, with a password of her own, once',
  body: invitationAcceptanceSchema,
  answer: messageAnswerSchema,
});

export const renewInvitation = endpoint('renewInvitation', {
  method: 'POST',
  path: '/staff/invitations/:id/renew',
  access: 'admin',
  freshProof: 'always',
  summary: 'Make a new link for an invitation; the one before stops working',
  answer: invitationAnswerSchema,
});

export const revokeInvitation = endpoint('revokeInvitation', {
  method: 'DELETE',
  path: '/staff/invitations/:id',
  access: 'admin',
  freshProof: 'always',
  summary: 'Revoke an invitation',
  answer: messageAnswerSchema,
});

export const makePasswordLink = endpoint('makePasswordLink', {
  method: 'POST',
  path: '/staff/:id/password-link',
  access: 'admin',
  freshProof: 'always',
  summary:
    'Make a link by which a person who forgot her password chooses a new one; the one before stops working',
  answer: invitationAnswerSchema,
});

export const updateStaff = endpoint('updateStaff', {
  method: 'PUT',
  path: '/staff/:id',
  access: 'admin',
  freshProof: 'always',
  summary:
    'Change the role of a person, block or unblock her, which ends her sessions; 409 for the last owner',
  body: staffChangeSchema,
  answer: successAnswer({ member: staffMemberSchema }),
});

export const listAudit = endpoint('listAudit', {
  method: 'GET',
  path: '/audit',
  access: 'admin',
  summary: 'Who did what and when, newest first, in pages that follow a cursor',
  query: auditListQuerySchema,
  answer: auditListAnswerSchema,
});

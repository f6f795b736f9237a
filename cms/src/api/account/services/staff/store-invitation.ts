import { STAFF_ROLE_LABELS, staffMessages, type Invitation } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { currentActor } from '../../../../platform/access/current-actor';
import {
  invitationFor,
  linkOf,
  newToken,
  type Invitee,
} from '../../../../platform/access/passwords/password-link';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { asInvitation, invitationsIn } from './invitation-records';

type Words = { subject: string; reason: string };

const wordsOf = ({ staffRole, resetsPassword }: Invitation): Words =>
  resetsPassword
    ? {
        subject: 'Tu contraseña nueva',
        reason:
          'La dueña creó un enlace para que elijas una contraseña nueva. Hasta que lo uses, sirve la de siempre.',
      }
    : {
        subject: 'Tu invitación al equipo',
        reason: `Te invitaron a trabajar en la administración de la tienda como ${STAFF_ROLE_LABELS[staffRole].toLowerCase()}.`,
      };

/** Queues the mail with a link for a password; returns false where the shop sends no mail. */
async function mailLink(trx: Trx, invitation: Invitation, link: string): Promise<boolean> {
  if (!sendsMail()) return false;
  const { subject, reason } = wordsOf(invitation);
  const text = [
    `Hola, ${invitation.username}:`,
    reason,
    `Para elegir tu contraseña y entrar, abrí este enlace:\n${link}`,
    staffMessages.linkFacts,
  ].join('\n\n');
  await queueMail(trx, { kind: 'staff-invitation', to: invitation.email, subject, text });
  return true;
}

/** Hands out the link of an invitation; where the shop sends mail, it goes to the person and to nobody else. */
export type Invited = { invitation: Invitation; link?: string; mailed: boolean };

/** Hands a link out once: by mail, or in the answer where the shop sends none. */
export async function handOut(trx: Trx, invitation: Invitation, token: string): Promise<Invited> {
  const link = linkOf(token);
  const mailed = await mailLink(trx, invitation, link);
  return mailed ? { invitation, mailed } : { invitation, link, mailed };
}

/** Stores an invitation or a link for a new password with a new token, of which the database keeps a digest, and mails it. */
export async function storeInvitation(trx: Trx, person: Invitee, now: Date): Promise<Invited> {
  const token = newToken();
  const record = invitationFor(person, token, currentActor().name, now);
  const stored = await invitationsIn(trx).insert(record);
  return handOut(trx, asInvitation(stored, now), token);
}

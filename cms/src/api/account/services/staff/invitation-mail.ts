import { STAFF_ROLE_LABELS, staffMessages, type Invitation } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';

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
export async function mailLink(trx: Trx, invitation: Invitation, link: string): Promise<boolean> {
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

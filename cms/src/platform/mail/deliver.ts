import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from '../../settings/environment';
import { shopSetting } from '../services';
import type { Mail, MailPicture } from './mail';

async function writeToOutbox(mail: Mail): Promise<void> {
  const at = new Date().toISOString();
  const name = `${at.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
  const file = path.join(dataDir(), 'outbox', name);
  await writeFile(`${file}.tmp`, JSON.stringify({ at, ...mail }, null, 2), { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

const pictureHtml = ({ url, alt }: MailPicture): string =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="96" style="margin:0 8px 8px 0">`;

// Without this the provider sends the plain text as HTML, markup included.
const asHtml = ({ text, pictures = [] }: Mail): string =>
  `${pictures.map(pictureHtml).join('')}<pre style="white-space:pre-wrap;font-family:inherit">${escapeHtml(text)}</pre>`;

/** Returns the address of the mail server, or an empty text: then mails are files in the outbox. */
export const smtpUrl = (): string => process.env.SMTP_URL ?? '';

/** True with a mail server; without one mails are files in the outbox. */
export const sendsMail = (): boolean => Boolean(smtpUrl());

// Mail servers reject a mail without a sender.
const sender = async (): Promise<string> => process.env.MAIL_FROM || (await shopSetting().current()).email;

/** Hands a mail to the mail server, or writes it as a file without one; throws when it was not accepted. */
export async function deliver(mail: Mail, messageId: string): Promise<void> {
  if (!sendsMail()) return writeToOutbox(mail);
  const { to, subject, text, replyTo, unsubscribeUrl } = mail;
  const headers = unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>` };
  await strapi
    .plugin('email')
    .service('email')
    .send({
      ...{ to, subject, text, replyTo, messageId, from: await sender(), html: asHtml(mail) },
      ...(headers && { headers }),
    });
}

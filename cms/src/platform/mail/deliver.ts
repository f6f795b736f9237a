import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mailNameOf, type ShopSetting } from '@shop/contract';
import { dataDir } from '../../settings/environment';
import type { MailRecord } from './mail-records';
import { mailHtml } from './mail-html';

async function writeToOutbox(mail: object): Promise<void> {
  const at = new Date().toISOString();
  const name = `${at.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
  const file = path.join(dataDir(), 'outbox', name);
  await writeFile(`${file}.tmp`, JSON.stringify({ at, ...mail }, null, 2), { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}

/** Returns the address of the mail server, or an empty text: then mails are files in the outbox. */
export const smtpUrl = (): string => process.env.SMTP_URL ?? '';

/** True with a mail server; without one mails are files in the outbox. */
export const sendsMail = (): boolean => Boolean(smtpUrl());

// Mail servers reject a mail without a sender.
// The name is that of the settings, since mail programs show it to whoever sees the screen.
async function sender(): Promise<string> {
  const shop: Pick<ShopSetting, 'email' | 'brand' | 'mailName'> = await strapi.db
    .query('api::shop-setting.shop-setting')
    .findOne({ select: ['email', 'brand', 'mailName'] });
  const given = process.env.MAIL_FROM || shop.email;
  const address = /<([^<>]+)>\s*$/.exec(given)?.[1] ?? given;
  return `"${mailNameOf(shop).replace(/["\\]/g, '')}" <${address}>`;
}

/** Hands a mail to the mail server, or writes it as a file without one; throws when it was not accepted. */
export async function deliver({ recipient: to, messageId, ...record }: MailRecord): Promise<void> {
  const { subject, replyTo, pictures, unsubscribeUrl } = record;
  const text = record.text ?? '';
  if (!sendsMail()) return writeToOutbox({ to, subject, text, replyTo, pictures, unsubscribeUrl });
  const headers = unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    // The address takes the click of a mail program without showing a page (RFC 8058).
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  await strapi
    .plugin('email')
    .service('email')
    .send({
      to,
      subject,
      text,
      replyTo,
      messageId,
      from: await sender(),
      html: mailHtml({ text, subject, pictures }),
      ...(headers && { headers }),
    });
}

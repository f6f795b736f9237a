import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from '../settings/environment';
import { withDeadline } from './http/deadline';
import { shopSetting } from './services';

export type Mail = { to: string; subject: string; text: string; replyTo?: string };

async function writeToOutbox(mail: Mail): Promise<void> {
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
  const file = path.join(dataDir(), 'outbox', name);
  await writeFile(`${file}.tmp`, JSON.stringify({ at: new Date().toISOString(), ...mail }, null, 2), {
    mode: 0o600,
  });
  await rename(`${file}.tmp`, file);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Without this the provider sends the plain text as HTML, markup included.
const asHtml = (text: string) =>
  `<pre style="white-space:pre-wrap;font-family:inherit">${text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark)}</pre>`;

/** True with a mail server; without one mails are files in the outbox. */
export const sendsMail = (): boolean => Boolean(process.env.SMTP_URL);

// Mail servers reject a mail without a sender.
const sender = async (): Promise<string> => process.env.MAIL_FROM || (await shopSetting().current()).email;

async function deliver(mail: Mail): Promise<void> {
  if (!sendsMail()) return writeToOutbox(mail);
  await strapi
    .plugin('email')
    .service('email')
    .send({ ...mail, from: await sender(), html: asHtml(mail.text) });
}

const pending = new Map<Mail, Promise<void>>();

async function deliverInBackground(mail: Mail): Promise<void> {
  try {
    await deliver(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    strapi.log.warn(`A mail could not be delivered (${reason}); it is in the outbox.`);
    // After a shutdown `flushMails` has written it already.
    if (pending.has(mail)) await writeToOutbox(mail).catch(() => undefined);
  } finally {
    pending.delete(mail);
  }
}

/** Sends a mail in the background, so that no response waits for the mail server. */
export const sendMail = (mail: Mail): void => void pending.set(mail, deliverInBackground(mail));

/** Waits for the pending mails; those that are not sent in time go to the outbox. */
export async function flushMails(milliseconds: number): Promise<void> {
  await withDeadline<unknown>(milliseconds, Promise.all(pending.values()), () => undefined);
  const unsent = [...pending.keys()];
  pending.clear();
  for (const mail of unsent) await writeToOutbox(mail).catch(() => undefined);
}

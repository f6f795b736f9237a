import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from '../settings/environment';
import { withDeadline } from './deadline';
import { shopSetting } from './services';

export type Mail = { to: string; subject: string; text: string; replyTo?: string };

// Without a mail server what would have been sent is kept where a person can read it.
async function keepInOutbox(mail: Mail): Promise<void> {
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
  const file = path.join(dataDir(), 'outbox', name);
  await writeFile(`${file}.tmp`, JSON.stringify({ at: new Date().toISOString(), ...mail }, null, 2), {
    mode: 0o600,
  });
  await rename(`${file}.tmp`, file);
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Left alone, the provider would send the plain text as HTML too, and run what a stranger wrote in it.
const asHtml = (text: string) =>
  `<pre style="white-space:pre-wrap;font-family:inherit">${text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)}</pre>`;

/** Whether mails reach anybody: without a mail server they only wait in the outbox. */
export const sendsMail = (): boolean => Boolean(process.env.SMTP_URL);

// Mail servers refuse a mail without a sender: without MAIL_FROM it is the shop's own address.
const sender = async (): Promise<string> => process.env.MAIL_FROM || (await shopSetting().current()).email;

async function deliver(mail: Mail): Promise<void> {
  if (!sendsMail()) return keepInOutbox(mail);
  await strapi
    .plugin('email')
    .service('email')
    .send({ ...mail, from: await sender(), html: asHtml(mail.text) });
}

const underWay = new Map<Mail, Promise<void>>();

async function deliverOrKeep(mail: Mail): Promise<void> {
  try {
    await deliver(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    strapi.log.warn(`A mail could not be delivered (${reason}); it is in the outbox.`);
    // The outbox may have it already: the shop closed while its mail server thought it over.
    if (underWay.has(mail)) await keepInOutbox(mail).catch(() => undefined);
  } finally {
    underWay.delete(mail);
  }
}

/** Sends a mail in the background: whoever waits for an answer does not wait for the mail server. */
export const sendMail = (mail: Mail): void => void underWay.set(mail, deliverOrKeep(mail));

/** Waits a while for the mails that are under way; those that are still on it then are kept in the outbox. */
export async function settleMails(milliseconds: number): Promise<void> {
  await withDeadline<unknown>(milliseconds, Promise.all(underWay.values()), () => undefined);
  const left = [...underWay.keys()];
  underWay.clear();
  for (const mail of left) await keepInOutbox(mail).catch(() => undefined);
}

import { randomUUID } from 'node:crypto';
import { readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS, MINUTE_MS } from '@shop/contract';
import { dataDir } from '../settings/environment';
import { withDeadline } from './http/deadline';
import { shopSetting } from './services';

/** A picture above the text of a mail; `url` is absolute. */
export type MailPicture = { url: string; alt: string };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  pictures?: readonly MailPicture[];
  /** Address of the page that ends these mails; mail programs show it beside the sender. */
  unsubscribeUrl?: string;
};

const outbox = () => path.join(dataDir(), 'outbox');
const fileTime = (at: number): string => new Date(at).toISOString().replace(/[:.]/g, '-');

async function writeToOutbox(mail: Mail): Promise<void> {
  const name = `${fileTime(Date.now())}-${randomUUID().slice(0, 8)}.json`;
  const file = path.join(outbox(), name);
  await writeFile(`${file}.tmp`, JSON.stringify({ at: new Date().toISOString(), ...mail }, null, 2), {
    mode: 0o600,
  });
  await rename(`${file}.tmp`, file);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

const pictureHtml = ({ url, alt }: MailPicture): string =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="96" style="margin:0 8px 8px 0">`;

// Without this the provider sends the plain text as HTML, markup included.
const asHtml = ({ text, pictures = [] }: Mail): string =>
  `${pictures.map(pictureHtml).join('')}<pre style="white-space:pre-wrap;font-family:inherit">${escapeHtml(text)}</pre>`;

/** True with a mail server; without one mails are files in the outbox. */
export const sendsMail = (): boolean => Boolean(process.env.SMTP_URL);

// Mail servers reject a mail without a sender.
const sender = async (): Promise<string> => process.env.MAIL_FROM || (await shopSetting().current()).email;

async function deliver(mail: Mail): Promise<void> {
  if (!sendsMail()) return writeToOutbox(mail);
  const { to, subject, text, replyTo, unsubscribeUrl } = mail;
  const headers = unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>` };
  await strapi
    .plugin('email')
    .service('email')
    .send({
      ...{ to, subject, text, replyTo, from: await sender(), html: asHtml(mail) },
      ...(headers && { headers }),
    });
}

const STUCK_AFTER_MS = 5 * MINUTE_MS;

type Delivery = { since: number; ended: Promise<void> };

const pending = new Map<Mail, Delivery>();

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
export const sendMail = (mail: Mail): void =>
  void pending.set(mail, { since: Date.now(), ended: deliverInBackground(mail) });

/** Waits for the pending mails; those that are not sent in time go to the outbox. */
export async function flushMails(milliseconds: number): Promise<void> {
  await withDeadline<unknown>(
    milliseconds,
    Promise.all([...pending.values()].map(({ ended }) => ended)),
    () => undefined,
  );
  const unsent = [...pending.keys()];
  pending.clear();
  for (const mail of unsent) await writeToOutbox(mail).catch(() => undefined);
}

/** True with a mail server and a mail that waits for it for minutes, or that was left in the outbox in the last day. */
export async function hasStuckMail(now = Date.now()): Promise<boolean> {
  if (!sendsMail()) return false;
  if ([...pending.values()].some(({ since }) => now - since > STUCK_AFTER_MS)) return true;
  const since = fileTime(now - DAY_MS);
  return (await readdir(outbox())).some((name) => name.endsWith('.json') && name >= since);
}

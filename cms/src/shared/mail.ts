import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from './environment';

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

const deliver = (mail: Mail): Promise<void> =>
  sendsMail()
    ? strapi
        .plugin('email')
        .service('email')
        .send({ ...mail, html: asHtml(mail.text) })
    : keepInOutbox(mail);

/** Sends a mail in the background: whoever waits for an answer does not wait for the mail server. */
export function sendMail(mail: Mail): void {
  deliver(mail).catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : 'unknown';
    strapi.log.warn(`A mail could not be delivered (${reason}); it is in the outbox.`);
    return keepInOutbox(mail).catch(() => undefined);
  });
}

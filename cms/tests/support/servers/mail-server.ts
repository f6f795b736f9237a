import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string; messageId: string; content: string };

type Refusal = { code: number; text: string };
export type MailServer = {
  url: string;
  /** The mails that were accepted, in the order of their arrival. */
  received: ReceivedMail[];
  receivedBy: (address: string) => ReceivedMail[];
  /** Answers to a sender or recipient with this error, or accepts it. */
  refuse: (refusal: (address: string) => Refusal | undefined) => void;
  /** Counts the mails that are held. */
  inDelivery: () => number;
  /** Holds the answer to each mail until the returned function is called. */
  hold: () => () => void;
  stop: () => Promise<void>;
};

const answerOf = (refusal: Refusal | undefined): Error | null =>
  refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;

// Mails are quoted-printable: lines are broken by '=', bytes written as '=C3'.
const decoded = (raw: string): string =>
  Buffer.from(
    raw
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(parseInt(byte, 16))),
    'latin1',
  ).toString('utf8');

const messageIdIn = (raw: string): string => /^Message-ID:\s*(<\S+>)/im.exec(raw)?.[1] ?? '';

/** Starts an SMTP server; with the port of one that was stopped it is that server again. */
export async function startMailServer(port = 0, host = '127.0.0.1'): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusalOf: (address: string) => Refusal | undefined = () => undefined;
  let held: Promise<void> = Promise.resolve();
  let inDelivery = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1,
    onMailFrom: ({ address }, _session, done) => done(answerOf(refusalOf(address))),
    onRcptTo: ({ address }, _session, done) => done(answerOf(refusalOf(address))),
    onData(content, { envelope: { mailFrom, rcptTo } }, done) {
      void text(content).then(async (raw) => {
        inDelivery += 1;
        await held;
        inDelivery -= 1;
        const from = mailFrom === false ? '' : mailFrom.address;
        for (const { address: to } of rcptTo)
          received.push({ from, to, messageId: messageIdIn(raw), content: decoded(raw) });
        done();
      });
    },
  });
  // A client that is killed resets its connection.
  server.on('error', () => undefined);
  await new Promise<void>((done) => void server.listen(port, host, done));
  return {
    url: `smtp://${host}:${(server.server.address() as AddressInfo).port}`,
    received,
    receivedBy: (address) => received.filter(({ to }) => to === address),
    refuse: (refusal) => void (refusalOf = refusal),
    inDelivery: () => inDelivery,
    hold() {
      let release = (): void => undefined;
      held = new Promise((done) => (release = done));
      return release;
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}

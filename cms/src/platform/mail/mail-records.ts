import { randomUUID } from 'node:crypto';
import type { Connection, Trx } from '../../database/connection';
import type { RecordOf } from '../../database/gateway/record-types';
import { records } from '../../database/gateway/records';
import { publicUrl } from '../../settings/environment';

export type MailRecord = RecordOf<'api::mail.outgoing-mail'>;

export const mailsIn = (db: Connection | Trx) => records('api::mail.outgoing-mail', db);

/** Creates a Message-ID; the receiver recognises a mail that arrives twice by it. */
export const newMessageId = (): string => `<${randomUUID()}@${new URL(publicUrl()).hostname}>`;

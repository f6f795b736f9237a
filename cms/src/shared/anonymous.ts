import { createHmac } from 'node:crypto';
import { secret } from './environment';

/** The digest under which an address or an e-mail is counted: both are personal data and are not kept. */
export const anonymous = (text: string): string =>
  createHmac('sha256', secret('LINK_SECRET')).update(text).digest('hex').slice(0, 40);

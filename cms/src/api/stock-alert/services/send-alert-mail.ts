import type { StoredProduct } from '../../../database/records';
import { consumeLimit } from '../../../platform/limits/consume-limit';
import { HttpError } from '../../../platform/http/http-error';
import { sendMail } from '../../../platform/mail';
import { shopSetting } from '../../../platform/services';
import { publicUrl } from '../../../settings/environment';
import { confirmationMail, restockMail } from '../domain/alert-mail';
import type { StoredAlert } from './alert-rows';
import { createAlertToken } from './alert-token';

type Alert = Pick<StoredAlert, 'documentId' | 'size' | 'color'> & { email: string };

const mailOf = async ({ documentId, size, color, email }: Alert, product: StoredProduct) => ({
  to: email,
  shop: await shopSetting().current(),
  shopUrl: publicUrl(),
  ...{ product, size, color },
  tokens: {
    confirm: createAlertToken('confirm', documentId),
    cancel: createAlertToken('cancel', documentId),
  },
});

// All spellings of an address that reach one inbox, as ana+1@ and ana+2@ do, share a limit.
const inboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

// Anybody may type any address: beyond the limit nothing is sent, and the caller does not learn it.
async function mayBeMailed(email: string): Promise<boolean> {
  try {
    await consumeLimit('stockAlertMail', inboxOf(email));
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false;
    throw error;
  }
}

/** Mails the link that confirms an alert, at most three an hour to one address. */
export async function sendConfirmation(alert: Alert, product: StoredProduct): Promise<void> {
  if (await mayBeMailed(alert.email)) sendMail(confirmationMail(await mailOf(alert, product)));
}

/** Mails that the awaited variant is back. */
export const sendRestock = async (alert: Alert, product: StoredProduct): Promise<void> =>
  sendMail(restockMail(await mailOf(alert, product)));

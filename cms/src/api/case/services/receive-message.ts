import { isWithdrawal, type ContactMessage } from '@shop/contract';
import { contactMessages } from '../../contact-message/services/contact-message';
import { openWithdrawal } from './withdrawal/open-withdrawal';

/** Stores and forwards a shopper's message; returns the code of a withdrawal, else ''. Bots fill in `website`. */
export async function receiveMessage({ website, ...message }: ContactMessage): Promise<string> {
  if (website) return '';
  const { subject, ...request } = message;
  if (isWithdrawal(subject)) {
    const opened = await openWithdrawal({ ...request, channel: 'contact' });
    return opened.case.code;
  }
  await contactMessages.store(message);
  return '';
}

import { expect, test } from 'vitest';
import { PHONE_FAULT } from '../text/text-fields';
import { stockAlertDraftSchema } from './stock-alert';
import { stockAlertMessages } from './stock-alert-messages';

const variant = { productId: 'p1', size: '90', color: null };

test('stockAlertDraftSchema takes an email or a phone', () => {
  expect(stockAlertDraftSchema.parse({ ...variant, email: ' ana@correo.com ' }).email).toBe('ana@correo.com');
  expect(stockAlertDraftSchema.parse({ ...variant, phone: '299 555–1234' }).phone).toBe('299 555-1234');
});

test.each([
  [{}, stockAlertMessages.contact],
  [{ email: 'ana@correo.com', phone: '299 555-1234' }, stockAlertMessages.oneContact],
  [{ email: 'ana@correo' }, stockAlertMessages.emailFormat],
  [{ phone: '12345' }, PHONE_FAULT],
  [{ productId: '', phone: '299 555-1234' }, stockAlertMessages.product],
])('stockAlertDraftSchema rejects %j', (fault, message) => {
  const { error } = stockAlertDraftSchema.safeParse({ ...variant, ...fault });
  expect(error?.issues[0]?.message).toBe(message);
});

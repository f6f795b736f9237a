import { expect, test } from 'vitest';
import { BAD_NAME, EMAIL_FORMAT, PHONE_FAULT } from '../text/text-fields';
import { withdrawalDraftSchema, withdrawalMessages } from './withdrawal-draft';

const faultsOf = (draft: object) =>
  withdrawalDraftSchema
    .safeParse({ kind: 'withdrawal', ...draft })
    .error?.issues.map(({ path, message }) => [path[0], message]);

test.each([{ orderNumber: 'JL-1' }, { email: ' ana@ejemplo.com ' }, { phone: '299 15 412-3456' }])(
  'a withdrawal needs no more than %j',
  (draft) => expect(faultsOf(draft)).toBeUndefined(),
);

test.each([{}, { orderNumber: '  ' }, { email: '', phone: null }, { name: 'Ana', message: 'Hola' }])(
  'a withdrawal with %j does not say which purchase it is about',
  (draft) => expect(faultsOf(draft)).toEqual([['orderNumber', withdrawalMessages.contact]]),
);

test.each([
  ['email', 'ana', EMAIL_FORMAT],
  ['phone', '123', PHONE_FAULT],
  ['name', 'https://malo.example', BAD_NAME],
])('a withdrawal is refused with the %s %j', (field, value, message) =>
  expect(faultsOf({ orderNumber: 'JL-1', [field]: value })).toEqual([[field, message]]),
);

test('a withdrawal keeps the honeypot field for the server to check', () =>
  expect(withdrawalDraftSchema.parse({ kind: 'withdrawal', phone: '2994123456', website: 'x' }).website).toBe(
    'x',
  ));

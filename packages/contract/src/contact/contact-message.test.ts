import { describe, expect, test } from 'vitest';
import { contactMessages, contactMessageSchema } from './contact-message';

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Talles', message: 'Hola' };

describe('contact messages', () => {
  test('a contact message needs no phone', () =>
    expect(contactMessageSchema.parse(message)).toMatchObject({ phone: '' }));
  test.each(['name', 'email', 'subject', 'message'])('a contact message requires its %s', (field) => {
    for (const value of ['', '  ', undefined]) {
      const answer = contactMessageSchema.safeParse({ ...message, [field]: value });
      expect(answer.error?.issues.map((issue) => issue.message)).toEqual([contactMessages.required]);
    }
  });
  test.each([
    ['email', 'ana'],
    ['name', 'Ana\r\nBcc: x@example.com'],
    ['subject', 'a'.repeat(161)],
    ['message', 'a'.repeat(2_001)],
    ['phone', 'a'.repeat(31)],
  ])('a contact message is rejected with the %s %j', (field, value) =>
    expect(contactMessageSchema.safeParse({ ...message, [field]: value }).success).toBe(false),
  );
  test('a contact message keeps the honeypot field for the server to check', () =>
    expect(contactMessageSchema.parse({ ...message, website: 'https://spam.example' }).website).not.toBe(''));
});

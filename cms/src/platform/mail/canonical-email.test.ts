import { expect, test } from 'vitest';
import { canonicalEmail } from './canonical-email';

test.each([
  ['Ana.Paz+cupon@Gmail.com', 'anapaz@gmail.com'],
  ['anapaz@googlemail.com', 'anapaz@gmail.com'],
  ['Ana.Paz+1+2@ejemplo.com', 'ana.paz@ejemplo.com'],
  ['', ''],
])('%j is the client of %j', (typed, canonical) => expect(canonicalEmail(typed)).toBe(canonical));

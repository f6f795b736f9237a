import { expect, test } from 'vitest';
import { keptSentence } from './kept-sentence';

const attribute = (shop: object) => ({ pluginOptions: { shop } });
const keeps = (label: string, reason: string, withheld?: string) =>
  attribute({ label, personal: 'keep', personalReason: reason, ...(withheld && { withheld }) });

const payment = {
  info: { displayName: 'Pago' },
  attributes: {
    amount: attribute({ label: 'Importe' }),
    note: attribute({ label: 'Nota', personal: 'erase' }),
    reference: keeps('Operación', 'Número para las cuentas.'),
    invoice: keeps('Factura', 'Número para las cuentas.'),
    actor: keeps('Quién', 'Dice quién lo hizo.', 'Es del equipo.'),
  },
};

test('keptSentence names what stays of each type with its reason, and nothing that is withheld', () => {
  expect(keptSentence([payment])).toBe(
    'De lo que borramos queda, sin tu nombre: Pago, Operación, Factura: Número para las cuentas.',
  );
});

test('keptSentence says nothing of types that are no records of clients', () => {
  const closed = { ...payment, pluginOptions: { shop: { mainField: 'id', withheld: 'Es de la tienda.' } } };
  expect(keptSentence([closed])).toBe('');
});

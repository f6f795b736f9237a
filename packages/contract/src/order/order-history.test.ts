import { expect, it } from 'vitest';
import { orderEventText } from './order-history';

const told = { actor: 'ana', type: 'fulfillment', from: 'ready', to: 'delivered' };

it('a refusal names a step once, with the day of the delivery and who carries the goods', () => {
  const text = (note: string) => orderEventText({ ...told, note }, 'pickup', '29/11, 10:00');
  expect(text('Entrega: 29/11/2026')).toBe('ana, 29/11, 10:00: Entrega: Retirada: 29/11/2026');
  expect(text('Lleva: Moto\nEntrega: 29/11/2026')).toBe(
    'ana, 29/11, 10:00: Entrega: Retirada: Lleva: Moto · 29/11/2026',
  );
});

import { describe, expect, it } from 'vitest';
import { customerChat } from './chat-text.ts';

const order = {
  orderNumber: 'JL-20261120-0001',
  status: 'pending_transfer_proof',
  shippingInfo: { fullName: 'María Gómez', phone: '0299 15 412-3456' },
};
const textOf = (link: string | null) => new URL(link ?? '').searchParams.get('text');

describe('the chat with the customer', () => {
  it('goes to the number as WhatsApp takes it', () => {
    expect(customerChat(order, 'Jazmín')).toContain('https://wa.me/5492994123456?');
  });

  it('greets by first name and says what the order waits for', () => {
    expect(textOf(customerChat(order, 'Jazmín'))).toBe(
      '¡Hola María! Te escribimos de Jazmín por tu pedido JL-20261120-0001. Nos falta el comprobante de la transferencia. ¿Nos lo podés enviar?',
    );
  });

  it('ends as it is told to', () => {
    expect(textOf(customerChat(order, 'Jazmín', ' Fin.'))).toMatch(/0001\. Fin\.$/);
  });

  it('is not there for a number that cannot be called', () => {
    expect(
      customerChat({ ...order, shippingInfo: { fullName: 'María', phone: '123' } }, 'Jazmín'),
    ).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { customerChat } from './customer-chat-link.tsx';

const order = {
  orderNumber: 'JL-20261120-0001',
  status: 'pending_transfer_proof',
  fulfillment: 'to_prepare',
  deliveryMethod: 'pickup' as const,
  proofReason: '',
  shippingInfo: { fullName: 'María Gómez', phone: '0299 15 412-3456' },
};
const textOf = (link: string | null) => new URL(link ?? '').searchParams.get('text');

describe('the chat link', () => {
  it('chat link has the phone number in the format of WhatsApp', () => {
    expect(customerChat(order, 'Jazmín')).toContain('https://wa.me/5492994123456?');
  });

  it('chat link greets by first name and names the next step of the order', () => {
    expect(textOf(customerChat(order, 'Jazmín'))).toBe(
      '¡Hola María! Te escribimos de Jazmín por tu pedido JL-20261120-0001. Nos falta el comprobante de la transferencia. ¿Nos lo podés enviar?',
    );
  });

  it('chat link asks for another proof with the stored reason', () => {
    expect(textOf(customerChat({ ...order, proofReason: 'No se lee el monto' }, 'Jazmín'))).toMatch(
      /0001\. Necesitamos otro comprobante: No se lee el monto$/,
    );
  });

  it('chat link says where the goods are, unless the order goes nowhere', () => {
    const ready = { ...order, status: 'paid', fulfillment: 'ready' };
    expect(textOf(customerChat(ready, 'Jazmín'))).toMatch(/podés pasar a retirarlo\.$/);
    expect(textOf(customerChat({ ...ready, deliveryMethod: 'home' }, 'Jazmín'))).toMatch(/sale pronto\.$/);
    expect(textOf(customerChat({ ...ready, fulfillment: 'in_transit' }, 'Jazmín'))).toMatch(/en camino\.$/);
    expect(textOf(customerChat({ ...ready, status: 'cancelled' }, 'Jazmín'))).toMatch(/cancelado/);
  });

  it('chat link is missing for an unusable phone number', () => {
    expect(
      customerChat({ ...order, shippingInfo: { fullName: 'María', phone: '123' } }, 'Jazmín'),
    ).toBeNull();
  });
});

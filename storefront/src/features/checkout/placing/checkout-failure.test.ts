import { describe, expect, it } from 'vitest';
import { aCartLine } from '#testing/checkout-builders.ts';
import { describeFailure, failureMessage, ProofUploadError } from './checkout-failure.ts';

const totals = {
  subtotal: 2000,
  couponDiscount: 0,
  paymentDiscount: 0,
  shippingCost: 0,
  cashFee: 0,
  total: 2000,
};
const line = aCartLine({ quantity: 2 });
const shown = { lines: [line], totals };
const refused = (given: object) => Object.assign(new Error('x'), given);

// @spec 8.12
describe('failureMessage', () => {
  const badData = 'Hay un problema con los datos del pedido. Verifica la información e intenta nuevamente.';
  const server = 'Error interno del servidor. Por favor intenta más tarde o contacta soporte.';
  const network = 'Error de conexión. Verifica tu internet e intenta nuevamente.';
  const other = 'Error procesando tu orden. Por favor intenta nuevamente.';
  it.each([
    ['a message with 400', new Error('Error en la petición: 400'), badData],
    ['a 400', refused({ status: 400 }), badData],
    ['a message with 500', new Error('Error en la petición: 500'), server],
    ['a 503', refused({ status: 503 }), server],
    ['a message with Network', new Error('Network Error'), network],
    ['no answer', refused({ status: 0 }), network],
    ['anything else', refused({ status: 409 }), other],
    ['not even an error', 'boom', other],
  ])('failureMessage returns the message for %s', (_, error, text) => {
    expect(failureMessage(error)).toBe(text);
  });

  it('failureMessage returns the message of a failed proof upload, whatever its status', () => {
    expect(failureMessage(new ProofUploadError('La imagen no puede superar los 5MB'))).toBe(
      'La imagen no puede superar los 5MB',
    );
    expect(
      failureMessage(refused({ status: 400, code: 'BAD_PROOF', message: 'Subí el comprobante de nuevo' })),
    ).toBe('Subí el comprobante de nuevo');
  });

  it('failureMessage returns the message of the API for an order that staff deleted', () => {
    const message = 'Ese pedido ya no existe.';
    const error = refused({ status: 410, code: 'ORDER_GONE', message });
    expect(describeFailure(error, shown)).toEqual({ type: 'message', text: message });
  });

  it('failureMessage is accompanied by the API message of a 4xx', () => {
    const error = refused({ status: 400, message: 'Solo hacemos envíos en Neuquén' });
    expect(describeFailure(error, shown)).toEqual({
      type: 'message',
      text: badData,
      detail: 'Solo hacemos envíos en Neuquén',
    });
  });
});

describe('describeFailure', () => {
  it('describeFailure of an unavailable shop says that nothing typed is lost', () => {
    expect(describeFailure(refused({ status: 503, message: 'Ocupada' }), shown)).toMatchObject({
      text: 'Error interno del servidor. Por favor intenta más tarde o contacta soporte.',
      detail: expect.stringContaining('Lo que completaste queda guardado') as string,
    });
  });

  it('describeFailure reports changed prices with the old and new totals', () => {
    const after = { subtotal: 2400, paymentDiscount: 200, shippingCost: 0, cashFee: 100, total: 2300 };
    const details = { ...after, items: [{ productId: 'alma', price: 1200, quantity: 2 }] };
    const failure = describeFailure(refused({ status: 409, code: 'PRICE_CHANGED', details }), shown);
    expect(failure).toMatchObject({
      type: 'prices',
      before: totals,
      after,
      lines: [{ name: 'Conjunto Alma', from: 1000, to: 1200 }],
    });
  });

  it('describeFailure returns a message for changed prices without details', () => {
    const failure = describeFailure(refused({ status: 409, code: 'PRICE_CHANGED' }), shown);
    expect(failure.type).toBe('message');
  });

  it('describeFailure reports missing stock with the wanted and available units of the variant', () => {
    const details = { items: [{ productId: 'alma', title: 'x', size: 'M', color: 'Negro', available: 1 }] };
    const lines = [{ ...line, size: 'S' }, line];
    const failure = describeFailure(refused({ status: 409, code: 'OUT_OF_STOCK', details }), {
      lines,
      totals,
    });
    expect(failure).toEqual({
      type: 'stock',
      lines: [
        {
          name: 'Conjunto Alma',
          wanted: 2,
          available: 1,
          key: { productId: 'alma', size: 'M', color: 'Negro' },
        },
      ],
    });
  });

  it('describeFailure reports an unavailable product in every size of the cart', () => {
    const details = {
      items: [{ productId: 'alma', title: 'Conjunto Alma', size: null, color: null, available: 0 }],
    };
    for (const status of [400, 409]) {
      const failure = describeFailure(refused({ status, code: 'PRODUCT_GONE', details }), {
        lines: [{ ...line, size: 'S' }, line],
        totals,
      });
      expect(failure).toMatchObject({
        type: 'stock',
        lines: [
          { available: 0, key: { size: 'S' } },
          { available: 0, key: { size: 'M' } },
        ],
      });
    }
  });
});

import { describe, expect, it } from 'vitest';
import { fieldName, readableValue } from './field-names.ts';

describe('content paths and values', () => {
  it('fieldName returns the labels of the form', () => {
    expect(fieldName('hero.slogan')).toBe('Sección Inicial › Eslogan');
    expect(fieldName('checkout.paymentInfo.bankTransfer.alias')).toBe(
      'Métodos de Pago › Formas de pago › Transferencia bancaria › Alias',
    );
    expect(fieldName('checkout.paymentInfo.bankTransfer.discountPercent')).toBe(
      'Métodos de Pago › Formas de pago › Transferencia bancaria › Descuento (%)',
    );
    expect(fieldName('announcement.texts')).toBe('Avisos › Textos de los avisos');
    expect(fieldName('sizeGuides')).toBe('Guía de Tallas');
  });

  it('readableValue formats booleans, lists and objects in Spanish', () => {
    expect(readableValue('Encaje')).toBe('Encaje');
    expect(readableValue('')).toBe('(vacío)');
    expect(readableValue(true)).toBe('Sí');
    expect(
      readableValue([
        { name: 'bodies', display_name: 'Bodies' },
        { name: 'medias', display_name: 'Medias' },
      ]),
    ).toBe('• bodies · Bodies\n• medias · Medias');
  });
});

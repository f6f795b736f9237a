import { describe, expect, test } from 'vitest';
import { refusesExchanges, SOUND_EXCHANGE_POLICY } from './refuses-exchanges';

describe('conditions of exchanges', () => {
  test.each([
    'Por higiene no se aceptan cambios de bombachas.',
    'Ropa interior: sin cambio ni devolución',
    'Las medias NO tienen cambio',
    'No hacemos devoluciones',
    'Gracias por tu compra. Por higiene no realizamos cambios',
    'No aceptamos el arrepentimiento',
  ])('refusesExchanges finds the refusal in: %s', (text) => expect(refusesExchanges(text)).toBe(true));

  test.each([
    '',
    SOUND_EXCHANGE_POLICY,
    'No se aceptan cambios de prendas usadas o sin etiqueta.',
    'No pagás nada por el cambio.',
    'Tenés 30 días para cambiar. No hace falta el ticket.',
    'Si no te queda bien, cambialo.',
  ])('refusesExchanges accepts: %s', (text) => expect(refusesExchanges(text)).toBe(false));
});

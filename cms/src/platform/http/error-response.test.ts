import { bodyTooLarge, errorBodySchema, errorCodes, messages } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { toHttpError, errorBody } from './error-response';
import { conflict } from './http-error';

const coded = (code: string) => Object.assign(new Error('select secret from users'), { code });
const statused = (status: number) => Object.assign(new Error('hola'), { status });
const named = (name: string) => Object.assign(new Error('hola'), { name });

describe('toHttpError', () => {
  test.each([
    ['SQLITE_BUSY', 503],
    ['SQLITE_FULL', 503],
    ['40P01', 503],
    ['57P01', 503],
    ['ECONNREFUSED', 503],
    ['Z_DATA_ERROR', 400],
    ['WHATEVER', 500],
  ])('toHttpError maps an error with code %s to status %i', (code, status) =>
    expect(toHttpError(coded(code)).status).toBe(status),
  );

  test.each([
    [statused(413), 413],
    [statused(404), 404],
    [statused(999), 500],
    [named('ValidationError'), 400],
    [named('PolicyError'), 403],
    [named('KnexTimeoutError'), 503],
    [new RangeError('Maximum call stack size exceeded'), 400],
    [new TypeError('x is not a function'), 500],
    ['a text', 500],
    [undefined, 500],
  ])('toHttpError maps %s to status %i', (error, status) => expect(toHttpError(error).status).toBe(status));

  test('toHttpError hides the message of an unexpected error', () => {
    const body = errorBody(toHttpError(coded('WHATEVER')), 'pedido-1');
    expect(errorBodySchema.parse(body)).toEqual({
      status: 'error',
      message: messages.internal,
      code: errorCodes.internal,
      requestId: 'pedido-1',
    });
  });

  test('toHttpError describes an oversized body without mentioning pictures', () =>
    expect(toHttpError(named('PayloadTooLargeError'))).toMatchObject({
      status: 413,
      code: errorCodes.validation,
      message: bodyTooLarge,
    }));

  test('toHttpError keeps the code, message and details of an API error', () => {
    const error = conflict('Cambió el precio', errorCodes.priceChanged, { total: 10 });
    expect(errorBody(toHttpError(error), 'x')).toMatchObject({
      code: 'PRICE_CHANGED',
      message: 'Cambió el precio',
      details: { total: 10 },
    });
  });

  test('toHttpError maps a wrapped error by its cause', () => {
    expect(toHttpError(new Error('wrapped', { cause: coded('SQLITE_BUSY') })).status).toBe(503);
  });
});

import { expect, test } from 'vitest';
import { ApiError, errorOfAnswer, errorText, networkError } from './api-error.ts';

// @spec 8.1 8.2 8.14

test("an API error keeps the server's message, code, details and field errors", () => {
  const error = errorOfAnswer(409, {
    status: 'error',
    message: 'El precio cambió',
    code: 'PRICE_CHANGED',
    requestId: 'r1',
    errors: [{ path: 'total', message: 'Cambió' }],
    details: { total: 10 },
  });
  expect(error).toBeInstanceOf(ApiError);
  expect({ ...error, message: error.message }).toMatchObject({
    status: 409,
    message: 'El precio cambió',
    code: 'PRICE_CHANGED',
    details: { total: 10 },
    errors: [{ path: 'total', message: 'Cambió' }],
  });
});

test.each([[null], ['<html>'], [{}], [{ message: '' }]])(
  'an answer without a message gets the generic text: %j',
  (body) => {
    expect(errorOfAnswer(503, body).message).toBe('Error en la petición: 503');
  },
);

test('an answer with `error` in place of `message` tells that text', () => {
  const answer = { success: false, error: 'Solo se puede confirmar una orden pendiente' };
  expect(errorOfAnswer(409, answer).message).toBe(answer.error);
  expect(errorOfAnswer(409, { ...answer, message: 'La orden cambió' }).message).toBe('La orden cambió');
  expect(errorOfAnswer(409, { error: { text: 'no' } }).message).toBe('Error en la petición: 409');
});

test('a call without an answer gets the network error', () => {
  expect(networkError()).toMatchObject({ status: 0, message: 'Error de red o desconocido' });
});

test('errorText returns a text for any thrown value', () => {
  expect(errorText(new Error('Se cortó'))).toBe('Se cortó');
  expect(errorText('odd', 'Error al obtener productos')).toBe('Error al obtener productos');
  expect(errorText(null)).toBe('Error desconocido');
});

test('an error of an operation has the reason of the server, or the text of the operation', () => {
  const texts = { failed: 'Error al guardar.', failedRetry: 'Error al guardar. Intente nuevamente.' };
  expect(errorText(errorOfAnswer(409, { message: 'Ya existe', code: 'CONFLICT' }), texts)).toBe('Ya existe');
  expect(errorText(errorOfAnswer(500, {}), texts)).toBe(texts.failed);
  expect(errorText(errorOfAnswer(200, { success: false, error: 'Ya está' }), texts)).toBe('Ya está');
  expect(errorText(errorOfAnswer(200, { success: false }), texts)).toBe(texts.failed);
  expect(errorText(networkError(), texts)).toBe(texts.failedRetry);
  expect(errorText(new TypeError('fetch failed'), texts)).toBe(texts.failedRetry);
});

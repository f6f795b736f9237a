import { describe, expect, test } from 'vitest';
import { endpoints } from '../endpoints';
import { errorBodySchema } from './responses';
import { errorCodes, messages } from './errors';

// @spec 8.3

describe('error messages', () => {
  test('the error message of a rate limit contains 429 and 15 minutes', () => {
    expect(messages.rateLimited).toContain('429');
    expect(messages.rateLimited).toContain('15 minutos');
  });
  test('the error message of a product with open orders contains "órdenes activas"', () =>
    expect(messages.activeOrders).toContain('órdenes activas'));
  test('the error message of a missing product or order has the specified text', () => {
    expect(messages.productNotFound).toBe('Producto no encontrado');
    expect(messages.orderNotFound).toBe('Orden no encontrada');
    expect(messages.trackedOrderNotFound).toBe('Pedido no encontrado. Verifica el número e intenta de nuevo');
  });
  // @spec 8.14
  test('the error message of a failure without a message contains its status', () =>
    expect(messages.generic(502)).toBe('Error en la petición: 502'));
});

test.each([
  ['login', 'Error de credenciales'],
  ['updateProfile', 'Error al actualizar perfil'],
  ['updatePassword', 'Error al actualizar contraseña'],
  ['listProducts', 'Error al obtener productos'],
  ['countProducts', 'Error al obtener conteo de productos'],
  ['getProduct', 'Error al obtener producto'],
  ['createProduct', 'Error al crear producto'],
  ['updateProduct', 'Error al actualizar producto'],
  ['deleteProduct', 'Error al eliminar producto'],
  ['createOrder', 'Error al crear orden'],
  ['getOrder', 'Error al obtener orden'],
  ['listOrders', 'Error al obtener órdenes'],
  ['updateOrderStatus', 'Error al actualizar estado de orden'],
  ['deleteOrder', 'Error al eliminar orden'],
  ['ordersSummary', 'Error al obtener resumen de órdenes'],
  ['getContent', 'Error al obtener contenido del sitio'],
  ['updateContent', 'Error al actualizar contenido del sitio'],
  ['recordInteraction', 'Error al registrar interacción'],
  ['interactionsSummary', 'Error al obtener resumen de interacciones'],
  ['mostViewedProducts', 'Error al obtener productos más vistos'],
  ['mostViewedCategories', 'Error al obtener categorías más vistas'],
  ['uploadProof', 'Error al subir archivo'],
  ['sendContactMessage', 'Error al enviar formulario de contacto'],
  ['getOrderByNumber', 'Error al obtener orden por número'],
] as const)('the operation %s fails with the text "%s"', (name, text) => {
  const { failure } = endpoints[name];
  expect(typeof failure === 'function' ? failure({}) : failure).toBe(text);
});

// @spec 8.15
test('reading all products fails with a text of its own', () =>
  expect(endpoints.listProducts.failure({ limit: 'all' })).toBe('Error al obtener todos los productos'));

describe('errorBodySchema', () => {
  const body = { status: 'error', message: 'No', code: 'VALIDATION', requestId: 'r1' };
  test('the error body schema accepts field errors and details', () => {
    expect(errorBodySchema.parse(body)).toEqual(body);
    const full = { ...body, errors: [{ path: 'total', message: 'mal' }], details: { total: 1 } };
    expect(errorBodySchema.parse(full)).toEqual(full);
  });
  test.each([{}, { ...body, status: 'success' }, { ...body, message: undefined }, null])(
    'the error body schema rejects %j',
    (value) => expect(errorBodySchema.safeParse(value).success).toBe(false),
  );
});

test('error codes are unique', () => {
  const codes = Object.values(errorCodes);
  expect(new Set(codes).size).toBe(codes.length);
});

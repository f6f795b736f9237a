import https from 'node:https';
import tls from 'node:tls';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export const OWNER = { ADMIN_EMAIL: 'duena@example.com', ADMIN_PASSWORD: 'Prueba-larga-123' };

/** Returns the calls of a visitor who verifies the certificate of Caddy's own authority. */
export function visitorOf({ domain, port, ca, host = '127.0.0.1' }) {
  const call = (path, { method = 'GET', json, body = json && JSON.stringify(json), headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const request = https.request(
        {
          host,
          port,
          path,
          method,
          ca,
          servername: domain,
          agent: false,
          timeout: 60_000,
          headers: {
            host: domain,
            ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (piece) => (text += piece));
          response.on('error', reject);
          response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
        },
      );
      request.on('timeout', () => request.destroy(new Error('no answer for 60 s'))).on('error', reject);
      request.end(body);
    });

  /** Returns an order line of the first product that has some units. */
  const findLine = async () => {
    const { text } = await call('/api/products?limit=24');
    const product = JSON.parse(text).payload.find(({ variants }) => variants?.some(({ stock }) => stock > 2));
    const { size, color } = product.variants.find((variant) => variant.stock > 2);
    return { productId: product._id, quantity: 1, size, color };
  };

  /** Fills an order in; returns what sends it, and sends it again as the same order. */
  const fillOrder = async (line) => {
    const headers = { 'idempotency-key': randomUUID() };
    const json = {
      items: [line ?? (await findLine())],
      shippingInfo: {
        fullName: 'Lucía Fernández',
        email: `lucia.${Date.now()}@correo.example`,
        phone: `299 4${String(Date.now()).slice(-6)}`,
      },
      paymentMethod: 'cash',
      deliveryMethod: 'pickup',
    };
    return () => call('/api/orders', { method: 'POST', headers, json });
  };
  const order = async (line) => (await fillOrder(line))();
  /** Orders like somebody who tries once more when the shop, or Caddy in its place, says that it is not available. */
  const orderPatiently = async (line) => {
    const send = await fillOrder(line);
    const first = await send();
    return first.text.includes('"code":"UNAVAILABLE"') ? send() : first;
  };

  /** Sends the text over TLS and resolves with the seconds until the connection is closed, and what came. */
  const sendHalf = (text) =>
    new Promise((resolve, reject) => {
      const begin = performance.now();
      let answer = '';
      const socket = tls.connect({ host, port, ca, servername: domain }, () => socket.write(text));
      socket.on('data', (piece) => (answer += String(piece))).on('error', reject);
      socket.on('close', () => resolve({ seconds: (performance.now() - begin) / 1000, answer }));
    });

  return { call, order, orderPatiently, sendHalf };
}

/** Returns the calls of the owner, signed in. */
export async function ownerOf({ call }) {
  const json = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD };
  const { status, text } = await call('/api/auth/login', { method: 'POST', json });
  if (status !== 200) throw new Error(`the sign-in was answered with ${status}`);
  const authorization = `Bearer ${JSON.parse(text).token}`;
  return (path, options = {}) => call(path, { ...options, headers: { ...options.headers, authorization } });
}

/** Asks for pages three times a second while `work` runs; returns its result and the answers by status. */
export async function whilePolling(call, paths, work) {
  const statuses = {};
  let isOver = false;
  const poll = async (path) => {
    while (!isOver) {
      const status = await call(path).then(
        (answer) => answer.status,
        () => 'none',
      );
      const key = status === 200 ? status : `${status} ${path}`;
      statuses[key] = (statuses[key] ?? 0) + 1;
      await wait(350);
    }
  };
  const polling = Promise.all(paths.map(poll));
  try {
    return { result: await work(), statuses };
  } finally {
    isOver = true;
    await polling;
  }
}

const ORDER_INTERVAL_MS = 1_000;

/**
 * Starts an order a second while `work` runs. Returns the result of `work` and, for each order, when it was started,
 * its status and its number.
 */
export async function whileOrdering(order, work) {
  const started = [];
  const orderOnce = () => {
    const at = performance.now();
    const answer = order().then(
      ({ status, text }) => ({ at, status, number: status === 201 ? JSON.parse(text).orderNumber : null }),
      () => ({ at, status: 'none', number: null }),
    );
    started.push(answer);
  };
  orderOnce();
  const timer = setInterval(orderOnce, ORDER_INTERVAL_MS);
  try {
    return { result: await work(), orders: await Promise.all(started) };
  } finally {
    clearInterval(timer);
  }
}

/** Says how often each status was answered. */
export const listed = (statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

/** Says how often each status was answered to orders. */
export const listedOrders = (orders) =>
  listed(orders.reduce((counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {}));

import https from 'node:https';
import tls from 'node:tls';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Returns the calls of a visitor who verifies the certificate of Caddy's own authority. */
export function visitorOf({ domain, port, ca, host = '127.0.0.1' }) {
  const call = (path, { method = 'GET', json, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const body = json && JSON.stringify(json);
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

  /** Orders one unit of the first product that has some, by API. */
  const order = async () => {
    const { text } = await call('/api/products?limit=24');
    const product = JSON.parse(text).payload.find(({ variants }) => variants?.some(({ stock }) => stock > 2));
    const { size, color } = product.variants.find((variant) => variant.stock > 2);
    return call('/api/orders', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      json: {
        items: [{ productId: product._id, quantity: 1, size, color }],
        shippingInfo: {
          fullName: 'Lucía Fernández',
          email: `lucia.${Date.now()}@correo.example`,
          phone: `299 4${String(Date.now()).slice(-6)}`,
        },
        paymentMethod: 'cash',
        deliveryMethod: 'pickup',
      },
    });
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

  return { call, order, sendHalf };
}

/** Asks for a page three times a second while `work` runs; returns its result and the answers by status. */
export async function whilePolling(call, path, work) {
  const statuses = {};
  let isOver = false;
  const poll = async () => {
    while (!isOver) {
      const status = await call(path).then(
        (answer) => answer.status,
        () => 'none',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
      await wait(350);
    }
  };
  const polling = poll();
  try {
    return { result: await work(), statuses };
  } finally {
    isOver = true;
    await polling;
  }
}

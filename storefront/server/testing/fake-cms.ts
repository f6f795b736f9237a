import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteContent } from '@shop/contract';
import { anOrder, aProduct, aShop, aSiteContent } from '@shop/web-kit/testing';

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A cms of a few lines for the tests of the public door: it answers, tells of changes, and remembers who asked what. */
export async function startFakeCms() {
  const seen: Seen[] = [];
  const listeners = new Set<ServerResponse>();
  const versions = { catalogue: 1, content: 1, shop: 1 };
  const state = {
    content: aSiteContent() as SiteContent,
    products: [aProduct()],
    totalPages: 1,
    broken: false,
  };

  const answers: Record<string, () => object> = {
    '/api/content': () => ({ status: 'success', content: state.content }),
    '/api/shop': () => ({ status: 'success', shop: aShop() }),
    '/api/products': () => ({
      status: 'success',
      payload: state.products,
      page: 1,
      totalPages: state.totalPages,
      totalDocs: state.products.length,
      totalProducts: state.products.length,
    }),
  };

  const tell = (response: ServerResponse) => response.write(`data: ${JSON.stringify({ versions })}\n\n`);

  function productAnswer(id: string): [number, object] {
    const product = state.products.find(({ _id, slug }) => id === _id || id === slug);
    if (product) return [200, { status: 'success', product }];
    if (id === 'count') return [200, { status: 'success', count: state.products.length }];
    if (id.includes('%00'))
      return [400, { status: 'error', message: 'No', code: 'VALIDATION', requestId: 'x' }];
    return [404, { status: 'error', message: 'Producto no encontrado', code: 'NOT_FOUND', requestId: 'x' }];
  }

  // Whole, for want of a mask: what the shop shows of it is what counts here.
  function orderAnswer(number: string): [number, object] {
    const order = anOrder();
    if (number === order.orderNumber) return [200, { status: 'success', order }];
    if (number === 'JL-BUSY')
      return [429, { status: 'error', message: '429', code: 'RATE_LIMITED', requestId: 'x' }];
    return [404, { status: 'error', message: 'Orden no encontrada', code: 'NOT_FOUND', requestId: 'x' }];
  }

  function answer(pathname: string, response: ServerResponse) {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (state.broken) return json(500, { status: 'error', message: 'No', code: 'INTERNAL', requestId: 'x' });
    if (pathname.startsWith('/api/products/'))
      return json(...productAnswer(pathname.slice('/api/products/'.length)));
    if (pathname.startsWith('/api/orders/by-number/'))
      return json(...orderAnswer(pathname.slice('/api/orders/by-number/'.length)));
    if (pathname === '/uploads/pictures/a.jpg')
      return response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('picture');
    return json(200, answers[pathname]?.() ?? { status: 'success' });
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cms');
    if (pathname === '/internal/changes') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      listeners.add(response);
      tell(response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      answer(pathname, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    seen,
    state,
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (scope: keyof typeof versions) => {
      versions[scope] += 1;
      listeners.forEach(tell);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FakeCms = Awaited<ReturnType<typeof startFakeCms>>;

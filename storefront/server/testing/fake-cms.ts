import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PolicyReference, SiteContent } from '@shop/contract';
import { anOrder, aProduct, aShop, aSiteContent } from '@shop/web-kit/testing';

// The storefront takes a cms that is silent for five seconds for one that hangs.
const HEARTBEAT_MS = 1_000;

type RecordedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

const errorBody = (code: string, message: string) => ({ status: 'error', message, code, requestId: 'x' });

export async function startFakeCms() {
  const requests: RecordedRequest[] = [];
  const subscribers = new Set<ServerResponse>();
  const versions = { catalog: 1, content: 1, shop: 1 };
  const state = {
    content: aSiteContent() as SiteContent,
    opening: { isOpen: true, notice: { title: '', text: '' } },
    products: [aProduct()],
    totalPages: 1,
    shop: aShop(),
    policies: [] as PolicyReference[],
    broken: false,
    delayMs: 0,
    /** Counts the calls whose connections break before they are answered. */
    breaking: 0,
    /** Says how an upload ends before it has arrived. */
    refusesUploads: undefined as 'keep-alive' | 'close' | undefined,
  };

  const responses: Record<string, () => object> = {
    '/api/content': () => ({ status: 'success', content: state.content }),
    '/api/shop': () => ({ status: 'success', shop: state.shop, policies: state.policies }),
    '/api/opening/state': () => ({ status: 'success', ...state.opening }),
    '/api/products': () => ({
      status: 'success',
      payload: state.products,
      page: 1,
      totalPages: state.totalPages,
      totalDocs: state.products.length,
      totalProducts: state.products.length,
    }),
  };

  const sendVersions = (response: ServerResponse) =>
    response.write(`data: ${JSON.stringify({ versions })}\n\n`);

  function findProduct(id: string): [status: number, body: object] {
    const product = state.products.find(({ _id, slug }) => id === _id || id === slug);
    if (product) return [200, { status: 'success', product }];
    if (id === 'count') return [200, { status: 'success', count: state.products.length }];
    if (id.includes('%00')) return [400, errorBody('VALIDATION', 'No')];
    return [404, errorBody('NOT_FOUND', 'Producto no encontrado')];
  }

  function findPolicy(kind: string): [status: number, body: object] {
    const found = state.policies.find((policy) => policy.kind === kind);
    if (!found) return [404, errorBody('NOT_FOUND', 'No')];
    const [publishedAt, text] = [
      '2026-11-25T12:00:00.000Z',
      '# Quiénes somos\n**Jazmín** <script>x</script>\n- Uno',
    ];
    const version = { version: found.version, publishedAt };
    const policy = { kind, title: 'Términos y condiciones', ...version, text, versions: [version] };
    return [200, { status: 'success', policy }];
  }

  // Unmasked, unlike the real cms: the tests look only at what the storefront shows.
  function findOrder(number: string): [status: number, body: object] {
    const order = anOrder();
    if (number === order.orderNumber) return [200, { status: 'success', order }];
    if (number === 'JL-BUSY') return [429, errorBody('RATE_LIMITED', '429')];
    return [404, errorBody('NOT_FOUND', 'Orden no encontrada')];
  }

  function respond(pathname: string, response: ServerResponse) {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (state.broken) return json(500, errorBody('INTERNAL', 'No'));
    if (pathname.startsWith('/api/products/'))
      return json(...findProduct(pathname.slice('/api/products/'.length)));
    if (pathname.startsWith('/api/policies/'))
      return json(...findPolicy(pathname.slice('/api/policies/'.length)));
    if (pathname.startsWith('/api/orders/by-number/'))
      return json(...findOrder(pathname.slice('/api/orders/by-number/'.length)));
    if (pathname === '/uploads/pictures/a.jpg')
      return response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('picture');
    return json(200, responses[pathname]?.() ?? { status: 'success' });
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cms');
    if (pathname === '/internal/changes') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      subscribers.add(response);
      sendVersions(response);
      const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
      heartbeat.unref();
      request.on('close', () => clearInterval(heartbeat));
      return;
    }
    if (state.refusesUploads && pathname.startsWith('/api/upload/')) {
      const headers = { 'Content-Type': 'application/json', Connection: state.refusesUploads };
      response.writeHead(413, headers).end(JSON.stringify(errorBody('UPLOAD_TOO_LARGE', 'No')));
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      if (state.breaking > 0) {
        state.breaking -= 1;
        return void request.socket.destroy();
      }
      setTimeout(() => respond(pathname, response), state.delayMs);
    });
  });
  let connections = 0;
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    requests,
    state,
    connections: () => connections,
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    announceChange: (scope: keyof typeof versions) => {
      versions[scope] += 1;
      subscribers.forEach(sendVersions);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FakeCms = Awaited<ReturnType<typeof startFakeCms>>;

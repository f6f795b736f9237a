import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const bucketKeys = { accessKeyId: 'llave-de-prueba', secretAccessKey: 'secreto-de-prueba' };

const REGION = 'us-east-1';
const SIGNED =
  /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/;
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function canonicalRequest(request: IncomingMessage, names: string): string {
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const payload = String(request.headers['x-amz-content-sha256']);
  return [request.method, request.url, '', headers.join(''), names, payload].join('\n');
}

// Signature version 4 is implemented from its documentation, apart from the code under test.
function isSigned(request: IncomingMessage): boolean {
  const found = SIGNED.exec(request.headers.authorization ?? '');
  if (!found) return false;
  const [, accessKeyId, day = '', region = '', names = '', signature] = found;
  const hash = createHash('sha256').update(canonicalRequest(request, names)).digest('hex');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(`AWS4${bucketKeys.secretAccessKey}`, day), region),
  );
  return accessKeyId === bucketKeys.accessKeyId && hmac(key, text).toString('hex') === signature;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** An S3-compatible server with one bucket: refuses unsigned requests, and writes while `isFull`. */
export async function startBucket() {
  const files = new Map<string, Buffer>();
  const state = { isFull: false };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request);
    const key = request.url ?? '';
    const end = (status: number, bytes?: Buffer) => response.writeHead(status).end(bytes);
    if (!isSigned(request)) return void end(403);
    if (request.method === 'PUT') {
      if (state.isFull && key.endsWith('.jpg')) return void end(403);
      files.set(key, body);
      return void end(200);
    }
    const found = files.get(key);
    if (request.method === 'DELETE') return void end(files.delete(key) ? 204 : 404);
    end(found ? 200 : 404, request.method === 'GET' ? found : undefined);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    files,
    state,
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'tienda',
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding, type ResponseBody } from './response-body.ts';

export type Headers = Readonly<Record<string, string>>;

export type PreparedResponse = { status: number; body: ResponseBody; headers: Headers };

function headersOf({ body, headers }: PreparedResponse, encoding: Encoding): Headers {
  return {
    ...headers,
    ETag: body.etag,
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
}

const isNotModified = (request: IncomingMessage, { status, body }: PreparedResponse): boolean => {
  const etags = request.headers['if-none-match'];
  return status === 200 && etags !== undefined && etags.includes(body.etag);
};

function write(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
  encoding: Encoding,
  bytes: Buffer,
) {
  response.writeHead(prepared.status, {
    ...headersOf(prepared, encoding),
    'Content-Type': prepared.body.type,
    'Content-Length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Sends a prepared response in the encoding that the client accepts, or 304 when the client's copy is current. */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
): void {
  const { body } = prepared;
  const encoding = body.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
  if (isNotModified(request, prepared)) {
    response.writeHead(304, headersOf(prepared, 'identity')).end();
    return;
  }
  const cached = body.cached(encoding);
  if (cached) {
    write(request, response, prepared, encoding, cached);
    return;
  }
  const encodeAndWrite = async (wanted: Encoding) =>
    write(request, response, prepared, wanted, await body.encode(wanted));
  encodeAndWrite(encoding)
    .catch(() => encodeAndWrite('identity'))
    .catch(() => response.destroy());
}

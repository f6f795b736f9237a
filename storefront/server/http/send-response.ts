import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Body, type Encoding } from './response-body.ts';

export type Answer = { status: number; body: Body; headers: Readonly<Record<string, string>> };

function headersOf({ body, headers }: Answer, encoding: Encoding): Record<string, string> {
  return {
    ...headers,
    ETag: body.etag,
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
}

const isKnown = (request: IncomingMessage, { status, body }: Answer): boolean => {
  const known = request.headers['if-none-match'];
  return status === 200 && known !== undefined && known.includes(body.etag);
};

function write(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  encoding: Encoding,
  form: Buffer,
) {
  response.writeHead(answer.status, {
    ...headersOf(answer, encoding),
    'Content-Type': answer.body.type,
    'Content-Length': form.length,
  });
  response.end(request.method === 'HEAD' ? undefined : form);
}

/** Sends a prepared answer: compressed as asked, 304 when the asker has it already. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const encoding = answer.body.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
  if (isKnown(request, answer)) {
    response.writeHead(304, headersOf(answer, 'identity')).end();
    return;
  }
  const ready = answer.body.ready(encoding);
  if (ready) {
    write(request, response, answer, encoding, ready);
    return;
  }
  const inForm = async (wanted: Encoding) =>
    write(request, response, answer, wanted, await answer.body.form(wanted));
  inForm(encoding)
    .catch(() => inForm('identity'))
    .catch(() => response.destroy());
}

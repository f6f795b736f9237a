import { brandColors as colors, brandFonts as fonts } from '@shop/contract';
import { ResponseBody } from '../http/response-body.ts';
import type { SecurityHeaders } from '../http/security-header-sets.ts';
import type { Headers, PreparedResponse } from '../http/send-response.ts';

const PLAIN_TEXT = 'text/plain; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

const unavailablePage = `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10"><title>Volvemos en un momento</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;background:${colors.paper};color:${colors.ink};font:1.125rem/1.5 ${fonts.text}}h1{font:400 2.5rem/1.1 ${fonts.heading};color:${colors.wine}}</style>
</head><body><h1>Volvemos en un momento</h1><p>La tienda se está actualizando. Esta página se recarga sola.</p></body></html>
`;

const createResponse = (status: number, text: string, type: string, headers: Headers): PreparedResponse => ({
  status,
  body: new ResponseBody(Buffer.from(text), type),
  headers,
});

export function createFixedResponses({ file, page }: SecurityHeaders) {
  const createText = (status: number, text: string, extraHeaders: Headers = {}) =>
    createResponse(status, text, PLAIN_TEXT, { ...file, 'Cache-Control': 'no-store', ...extraHeaders });
  // With the headers of a page: the sandbox of a file's policy would keep it from reloading itself.
  const createUnavailable = (status: number, retryAfter: string) =>
    createResponse(status, unavailablePage, HTML, {
      ...page,
      'Cache-Control': 'no-store',
      'Retry-After': retryAfter,
    });
  return {
    textFile: (text: string, type = PLAIN_TEXT) =>
      createResponse(200, text, type, { ...file, 'Cache-Control': 'public, max-age=3600' }),
    alive: createText(200, 'ok\n'),
    notFound: createText(404, 'Not found\n'),
    methodNotAllowed: createText(405, 'Method not allowed\n', { Allow: 'GET, HEAD' }),
    closed: createText(503, 'The shop is closed\n', { 'Retry-After': '86400', 'X-Robots-Tag': 'noindex' }),
    pictureUnavailable: createText(503, 'Unavailable\n'),
    rateLimited: createUnavailable(429, '60'),
    unavailable: createUnavailable(503, '10'),
    failed: createUnavailable(500, '10'),
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiCopies } from '../cache/api-response-cache.ts';
import type { Pages } from '../render/page-cache.ts';
import type { Pictures } from '../proxy/picture-proxy.ts';
import { publicRead } from '../cache/cacheable-reads.ts';
import { send, type Answer } from '../http/send-response.ts';

type Parts = {
  pages: Pages;
  copies: ApiCopies;
  pictures: Pictures;
  files: ReadonlyMap<string, Answer>;
};

/** Answers at once what is at hand: nothing is parsed, awaited or routed that need not be. False when it is not. */
export function createFastPath({ pages, copies, pictures, files }: Parts) {
  function atHand(request: IncomingMessage, url: string): Answer | undefined {
    if (url.startsWith('/api/')) {
      if (request.headers.authorization || request.headers.cookie) return undefined;
      const read = publicRead(url);
      return read ? copies.peek(read.key) : undefined;
    }
    if (url.startsWith('/uploads/')) return pictures.peek(url);
    return files.get(url) ?? pages.peek(url);
  }

  return function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const answer = atHand(request, request.url ?? '/');
    if (answer) send(request, response, answer);
    return answer !== undefined;
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { errorOfAnswer, queryText, setTransport } from '@shop/web-kit/api';
import { endpoints, pathOf } from '@shop/contract';
import type { ApiCopies } from '../cache/api-response-cache.ts';
import { readAsVisitor } from '../http/cms-client.ts';
import { isTooLong, publicRead } from '../cache/cacheable-reads.ts';
import type { Settings } from '../settings.ts';

/** For whom a page is being rendered; nobody in particular when it is kept for all. */
export const visitors = new AsyncLocalStorage<string>();

async function readForVisitor(settings: Settings, path: string): Promise<unknown> {
  const visitor = visitors.getStore();
  if (visitor === undefined) throw new Error(`${path} is not a public read`);
  const { status, bytes } = await readAsVisitor(settings, path, visitor);
  const answer = JSON.parse(bytes.toString() || 'null') as unknown;
  if (status !== 200) throw errorOfAnswer(status, answer);
  return answer;
}

const callsByTheirPath = new Set(Object.values(endpoints).map(({ path }) => `/api${path}`));

// What a visitor writes into an address may be the name of another call, or too long to be the name of anything.
const namesNothing = (path: string, address: string, pathname: string): boolean =>
  isTooLong(address) ||
  (path.includes(':') && (callsByTheirPath.has(pathname) || publicRead(address) === null));

/** Pages rendered here ask the copies of the API, without a queue and without a browser; one visitor's own, the cms. */
export function renderFromCopies(settings: Settings, copies: ApiCopies): void {
  setTransport(async ({ name, input }) => {
    const { path } = endpoints[name as keyof typeof endpoints];
    const query = new URLSearchParams(queryText(input.query));
    query.sort();
    const text = query.toString();
    const pathname = `/api${pathOf(path, input.params)}`;
    const address = `${pathname}${text && `?${text}`}`;
    const isForAll = visitors.getStore() === undefined;
    if (isForAll && namesNothing(path, address, pathname)) throw errorOfAnswer(404, null);
    return publicRead(address) ? copies.json(address) : readForVisitor(settings, address);
  });
}

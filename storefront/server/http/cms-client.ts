import { Agent, request as startRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../settings.ts';

/** Reports that the cms cannot be reached, is too slow, or fails. */
export class CmsUnreachable extends Error {}

/** Reports that the connection to the cms was refused or broke: another cms behind the address may answer. */
class CmsConnectionLost extends CmsUnreachable {}

export const isCmsUnreachable = (error: unknown): boolean => error instanceof CmsUnreachable;

// Each kind of call has its own sockets: a flood of one kind leaves those of the others free. They are few, because a
// busy cms accepts one connection per turn of its event loop; an agent's queue is first come, first served.
const POOLS = {
  // The stream, a probe and the probes before it whose sockets are about to close.
  changes: { sockets: 2, waiting: 4 },
  health: { sockets: 8, waiting: 64 },
  pages: { sockets: 16, waiting: 256 },
  pictures: { sockets: 16, waiting: 256 },
  reads: { sockets: 16, waiting: 560 },
  writes: { sockets: 16, waiting: 560 },
  uploads: { sockets: 16, waiting: 0 },
} as const;
export type PoolName = keyof typeof POOLS;

const MAX_FREE_SOCKETS = 16;
const READ_DEADLINE_MS = 10_000;
/** By then the sockets of a process that ended have left the pool. */
export const RETRY_AFTER_MS = 100;

type Pool = { agent: Agent; max: number; calls: Set<ClientRequest> };

type Target = {
  pool: PoolName;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** For the whole call, the time in the queue for a socket included; none for a stream. */
  deadlineMs?: number;
};

export type CmsCall = { request: ClientRequest; clearDeadline: () => void };
type CmsResponse = { status: number; type: string; bytes: Buffer };

/** Reads a response of the cms; throws `CmsUnreachable` when it breaks off. */
export async function readBytes(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function createPools(): Record<PoolName, Pool> {
  const entries = Object.entries(POOLS).map(([name, { sockets, waiting }]) => {
    const agent = new Agent({ keepAlive: true, maxSockets: sockets, maxFreeSockets: MAX_FREE_SOCKETS });
    return [name, { agent, max: sockets + waiting, calls: new Set<ClientRequest>() }] as const;
  });
  return Object.fromEntries(entries) as Record<PoolName, Pool>;
}

/** Creates the client through which all parts of the storefront call the cms. */
export function createCmsClient({ cmsUrl, internalSecret }: Settings) {
  const pools = createPools();
  let isResponsive = true;

  /** While the cms does not respond, calls fail at once instead of piling up. */
  function setResponsive(value: boolean): void {
    isResponsive = value;
    if (value) return;
    for (const [name, { calls }] of Object.entries(pools))
      if (name !== 'changes')
        calls.forEach((call) => call.destroy(new CmsUnreachable('The cms does not respond')));
  }

  function start({ pool: name, method, path, headers, deadlineMs }: Target): CmsCall {
    const pool = pools[name];
    if (!isResponsive && name !== 'changes') throw new CmsUnreachable('The cms does not respond');
    if (pool.calls.size >= pool.max) throw new CmsUnreachable(`Too many ${name} wait for the cms`);
    const { hostname: host, port } = cmsUrl;
    const request = startRequest({ agent: pool.agent, host, port: port || 80, method, path, headers });
    pool.calls.add(request);
    const deadline =
      deadlineMs === undefined
        ? undefined
        : setTimeout(() => request.destroy(new CmsUnreachable('The cms timed out')), deadlineMs).unref();
    request.once('close', () => {
      clearTimeout(deadline);
      pool.calls.delete(request);
    });
    return { request, clearDeadline: () => clearTimeout(deadline) };
  }

  function readOnce(pool: PoolName, path: string, headers: Record<string, string>): Promise<CmsResponse> {
    return new Promise((resolve, reject) => {
      const { request } = start({
        pool,
        method: 'GET',
        path,
        headers: { ...headers, Accept: 'application/json' },
        deadlineMs: READ_DEADLINE_MS,
      });
      const fail = (error: Error) =>
        reject(isCmsUnreachable(error) ? error : new CmsConnectionLost(error.message));
      request.on('error', fail);
      request.on('response', (message) => {
        const status = message.statusCode ?? 502;
        if (status >= 500) {
          message.resume();
          reject(new CmsUnreachable(`The cms responded with ${status}`));
          return;
        }
        const type = message.headers['content-type'] ?? '';
        readBytes(message).then((bytes) => resolve({ status, type, bytes }), fail);
      });
      request.end();
    });
  }

  async function read(...call: Parameters<typeof readOnce>): Promise<CmsResponse> {
    try {
      return await readOnce(...call);
    } catch (error) {
      if (!(error instanceof CmsConnectionLost)) throw error;
      await wait(RETRY_AFTER_MS);
      return readOnce(...call);
    }
  }

  return {
    start,
    setResponsive,
    isResponsive: () => isResponsive,
    /** Reads as the storefront server, which no client's rate limit counts. */
    readAsServer: (path: string, pool: 'pages' | 'pictures' = 'pages') =>
      read(pool, path, { 'X-Internal-Secret': internalSecret }),
    /** Reads on behalf of a client, whose rate limits it spends. */
    readAsClient: (path: string, clientAddress: string) =>
      read('pages', path, { 'X-Forwarded-For': clientAddress }),
    subscribe: (path: string) =>
      start({
        pool: 'changes',
        method: 'GET',
        path,
        headers: { 'X-Internal-Secret': internalSecret, Accept: 'text/event-stream' },
      }).request,
  };
}

export type CmsClient = ReturnType<typeof createCmsClient>;

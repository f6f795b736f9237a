import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** Reasons why a file of another site is not fetched. */
export type FetchFault = 'address' | 'unreachable' | 'status' | 'too-large' | 'timeout';

export class FetchError extends Error {
  constructor(readonly fault: FetchFault) {
    super(`The file was not fetched: ${fault}`);
    this.name = 'FetchError';
  }
}

type Limits = { maxBytes: number; timeoutMs: number };

const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

const TEST_HOST = 'fotos.example';

// The site of a test is on this machine; nothing else sets the variable, and the name does not exist (RFC 2606).
function testAddress(url: URL): URL | null {
  const { TEST_PICTURE_SITE } = process.env;
  return TEST_PICTURE_SITE && url.hostname === TEST_HOST ? new URL(url.pathname, TEST_PICTURE_SITE) : null;
}

// The connection is made to the address that is checked here, so a second answer of the name server changes nothing.
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const [first] = found;
    if (!first || found.some(({ address }) => !isPublicAddress(address)))
      return done(new FetchError('address'), '', 0);
    if (options.all) done(null, [first]);
    else done(null, first.address, first.family);
  });

/** Throws unless an address may be fetched: https, its standard port, no password, and no IP of a private network. */
function requireAllowed(url: URL): void {
  if (testAddress(url)) return;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain || (isIP(host) !== 0 && !isPublicAddress(host))) throw new FetchError('address');
}

function open(address: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const ofTest = testAddress(address);
  const url = ofTest ?? address;
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: { accept: 'image/*' },
    ...(!ofTest && { lookup: publicLookup }),
  };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    send(url, options, resolve).on('error', reject).end();
  });
}

async function readAll(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new FetchError('too-large');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FetchError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(url: URL, limits: Limits, signal: AbortSignal, redirects = 0): Promise<Buffer> {
  requireAllowed(url);
  const response = await open(url, signal);
  try {
    const { statusCode = 0, headers } = response;
    if (REDIRECTS.includes(statusCode) && headers.location && redirects < MAX_REDIRECTS)
      return await follow(new URL(headers.location, url), limits, signal, redirects + 1);
    if (statusCode !== 200) throw new FetchError('status');
    return await readAll(response, limits.maxBytes);
  } finally {
    response.destroy();
  }
}

/** Fetches a file of another site; throws a `FetchError`. Every redirect is checked like the first address. */
export async function fetchFile(address: string, limits: Limits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    return await follow(new URL(address), limits, signal);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (error instanceof TypeError) throw new FetchError('address');
    throw new FetchError(signal.aborted ? 'timeout' : 'unreachable');
  }
}

import axios, { AxiosError, type AxiosResponse } from 'axios';
import { messages, pathOf, type Endpoint, REQUEST_GAP_MS } from '@shop/contract';
import { ApiError, errorOfAnswer, networkError } from './api-error.ts';
import { serializeQuery } from './serialize-query.ts';
import { learnServerTime } from './server-clock.ts';
import { expireSession, sessionToken, storeToken } from './session-token.ts';
import type { CallRequest, Transport } from './call.ts';

const http = axios.create({ baseURL: '/api', timeout: 30_000, validateStatus: () => true });

// Calls queue behind an upload, but a slow phone needs its time.
const UPLOAD_TIMEOUT_MS = 120_000;

function request(
  { endpoint, input, options }: CallRequest,
  readTimeoutMs?: number,
): Promise<AxiosResponse<unknown>> {
  const token = sessionToken();
  return http.request({
    method: endpoint.method,
    url: pathOf(endpoint.path, input.params),
    params: serializeQuery(input.query),
    data: input.body,
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...options.headers },
    responseType: endpoint.answer ? 'json' : 'blob',
    ...(readTimeoutMs && endpoint.method === 'GET' && { timeout: readTimeoutMs }),
    ...(endpoint.multipart && { timeout: UPLOAD_TIMEOUT_MS }),
    ...(options.signal && { signal: options.signal }),
    ...(options.onUploadProgress && {
      onUploadProgress: ({ progress }) => options.onUploadProgress?.(progress ?? 0),
    }),
  });
}

async function askForSession(endpoint: Endpoint): Promise<AxiosResponse<unknown>> {
  const response = await request({ endpoint, input: {}, options: {} });
  const { token } = (response.data ?? {}) as { token?: unknown };
  if (response.status === 200 && typeof token === 'string') storeToken(token);
  return response;
}

let renewing: Promise<AxiosResponse<unknown>> | null = null;

// Runs inside the queue slot of its caller: enqueued, it would deadlock behind it. Files that are sent beside each other
// share one renewal, as a second one would come with a used token.
function renewSession(endpoint: Endpoint): Promise<AxiosResponse<unknown>> {
  renewing ??= askForSession(endpoint).finally(() => void (renewing = null));
  return renewing;
}

async function requestWithSession(
  call: CallRequest,
  renewal?: Endpoint,
  readTimeoutMs?: number,
): Promise<AxiosResponse<unknown>> {
  const response = await request(call, readTimeoutMs);
  learnServerTime(response.headers);
  const isExpired = response.status === 401 && sessionToken() !== null && !call.endpoint.withoutSession;
  if (!isExpired || !renewal) return response;
  const renewed = await renewSession(renewal);
  if (renewed.status === 200) return request(call);
  // Only a refusal ends the session, not a busy or unreachable server.
  if (renewed.status !== 401 && renewed.status !== 403) return renewed;
  expireSession();
  return response;
}

async function bodyOf(response: AxiosResponse<unknown>): Promise<unknown> {
  if (!(response.data instanceof Blob)) return response.data;
  try {
    return JSON.parse(await response.data.text()) as unknown;
  } catch {
    return null;
  }
}

/** Returns the text of a call that fails without a reason. */
const failureOf = ({ endpoint: { failure = messages.unknown }, input }: CallRequest): string =>
  typeof failure === 'string' ? failure : failure(input.query ?? {});

const isRefused = (data: unknown): boolean => (data as { success?: unknown } | null)?.success === false;

function answerOf(call: CallRequest, data: unknown): unknown {
  if (!call.endpoint.answer) return data;
  const fallback = failureOf(call);
  if (isRefused(data)) throw errorOfAnswer(200, data, fallback);
  const parsed = call.endpoint.answer.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ApiError(200, { message: fallback, code: 'UNEXPECTED_ANSWER' });
}

/** Creates a transport that sends at once and validates answers; given the renewal, it renews an expired session once. */
export const createImmediateTransport =
  (renewal?: Endpoint, readTimeoutMs?: number): Transport =>
  async (call) => {
    try {
      const response = await requestWithSession(call, renewal, readTimeoutMs);
      if (response.status >= 400) throw errorOfAnswer(response.status, await bodyOf(response));
      return answerOf(call, response.data);
    } catch (error) {
      if (error instanceof AxiosError && error.code !== AxiosError.ERR_CANCELED) throw networkError();
      throw error;
    }
  };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Waiting = { run: () => Promise<void>; signal: AbortSignal | undefined };
type Turn = { isUrgent?: boolean; signal?: AbortSignal | undefined };

/**
 * Creates a queue that runs one task at a time with a gap after each, also after failures. Urgent tasks go ahead of the
 * others that wait; one that was aborted while it waited sends nothing, so nothing pauses for it.
 */
export function createRequestQueue(gapMs: number = REQUEST_GAP_MS) {
  const urgent: Waiting[] = [];
  const others: Waiting[] = [];
  let isRunning = false;

  async function work() {
    isRunning = true;
    for (let next; (next = urgent.shift() ?? others.shift());) {
      const wasAborted = next.signal?.aborted;
      await next.run();
      if (!wasAborted) await pause(gapMs);
    }
    isRunning = false;
  }

  return function enqueue<T>(task: () => Promise<T>, { isUrgent, signal }: Turn = {}): Promise<T> {
    return new Promise((resolve, reject) => {
      (isUrgent ? urgent : others).push({ run: () => task().then(resolve, reject), signal });
      if (!isRunning) void work();
    });
  };
}

const FILES_AT_ONCE = 3;

/** Creates a gate that runs a few tasks beside each other, and the others as soon as one of them ends. */
export function createLanes(count: number = FILES_AT_ONCE) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < count) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

type HttpOptions = {
  renewal?: Endpoint;
  /** Limits how long reads may take. */
  readTimeoutMs?: number;
  /** Sends files beside the queue, a few at once: no other call waits for a slow upload. */
  sendsFilesBeside?: boolean;
};

/** Creates the transport of a browser, which sends one call at a time: a change does not wait for reads behind others. */
export function createHttpTransport({
  renewal,
  readTimeoutMs,
  sendsFilesBeside,
}: HttpOptions = {}): Transport {
  const enqueue = createRequestQueue();
  const send = createImmediateTransport(renewal, readTimeoutMs);
  const inLane = createLanes();
  return (call) =>
    sendsFilesBeside && call.endpoint.multipart
      ? inLane(() => send(call))
      : enqueue(() => send(call), {
          isUrgent: call.endpoint.method !== 'GET',
          signal: call.options.signal,
        });
}

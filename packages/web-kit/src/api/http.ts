import axios, { AxiosError, type AxiosResponse } from 'axios';
import { messages, operationErrors, pathOf, type Endpoint } from '@shop/contract';
import { ApiError, errorOfAnswer, networkError } from './api-error.ts';
import { serializeQuery } from './serialize-query.ts';
import { createRequestQueue } from './request-queue.ts';
import { learnServerTime } from './server-clock.ts';
import { expireSession, sessionToken, storeToken } from './session-token.ts';
import type { CallRequest, Transport } from './call-request.ts';

const http = axios.create({ baseURL: '/api', timeout: 30_000, validateStatus: () => true });

// Calls queue behind an upload, but a slow phone needs its time.
const UPLOAD_TIMEOUT_MS = 120_000;
const CALLS_WITHOUT_SESSION = ['login', 'refreshSession', 'logout'];

type EndpointTable = Readonly<Record<string, Endpoint>>;

function request(endpoint: Endpoint, { input, options }: CallRequest): Promise<AxiosResponse<unknown>> {
  const token = sessionToken();
  return http.request({
    method: endpoint.method,
    url: pathOf(endpoint.path, input.params),
    params: serializeQuery(input.query),
    data: input.body,
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...options.headers },
    responseType: endpoint.answer ? 'json' : 'blob',
    ...(endpoint.multipart && { timeout: UPLOAD_TIMEOUT_MS }),
    ...(options.signal && { signal: options.signal }),
    ...(options.onUploadProgress && {
      onUploadProgress: ({ progress }) => options.onUploadProgress?.(progress ?? 0),
    }),
  });
}

// Runs inside the queue slot of its caller: enqueued, it would deadlock behind it.
async function renewSession(endpoint: Endpoint): Promise<AxiosResponse<unknown>> {
  const response = await request(endpoint, { name: 'refreshSession', input: {}, options: {} });
  const { token } = (response.data ?? {}) as { token?: unknown };
  if (response.status === 200 && typeof token === 'string') storeToken(token);
  return response;
}

async function requestWithSession(table: EndpointTable, call: CallRequest): Promise<AxiosResponse<unknown>> {
  const endpoint = table[call.name];
  if (!endpoint) throw new Error(`The table of endpoints has no "${call.name}"`);
  const response = await request(endpoint, call);
  learnServerTime(response.headers);
  const isExpired =
    response.status === 401 && sessionToken() !== null && !CALLS_WITHOUT_SESSION.includes(call.name);
  if (!isExpired || !table.refreshSession) return response;
  const renewal = await renewSession(table.refreshSession);
  if (renewal.status === 200) return request(endpoint, call);
  // Only a refusal ends the session, not a busy or unreachable server.
  if (renewal.status !== 401 && renewal.status !== 403) return renewal;
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

/** Returns the text of an operation that fails without a reason; reading all products is one of its own. */
function operationError({ name, input }: CallRequest): string {
  const operation = name === 'listProducts' && input.query?.limit === 'all' ? 'listAllProducts' : name;
  return (operationErrors as Record<string, string>)[operation] ?? messages.unknown;
}

const isRefused = (data: unknown): boolean => (data as { success?: unknown } | null)?.success === false;

function answerOf(call: CallRequest, schema: Endpoint['answer'], data: unknown): unknown {
  if (!schema) return data;
  const fallback = operationError(call);
  if (isRefused(data)) throw errorOfAnswer(200, data, fallback);
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ApiError(200, { message: fallback, code: 'UNEXPECTED_ANSWER' });
}

/** Creates a transport that sends at once and validates answers; it renews an expired session once. */
export const createImmediateTransport =
  (table: EndpointTable): Transport =>
  async (call) => {
    try {
      const response = await requestWithSession(table, call);
      if (response.status >= 400) throw errorOfAnswer(response.status, await bodyOf(response));
      return answerOf(call, table[call.name]?.answer, response.data);
    } catch (error) {
      if (error instanceof AxiosError && error.code !== AxiosError.ERR_CANCELED) throw networkError();
      throw error;
    }
  };

/** Creates the transport of a browser, which sends one call at a time. */
export function createHttpTransport(table: EndpointTable): Transport {
  const enqueue = createRequestQueue();
  const send = createImmediateTransport(table);
  return (call) => enqueue(() => send(call));
}

import axios, { AxiosError, type AxiosResponse } from 'axios';
import { endpoints, messages, operationErrors, pathOf, type Endpoint } from '@shop/contract';
import { ApiError, errorOfAnswer, networkError } from './api-error.ts';
import { serializeQuery } from './serialize-query.ts';
import { createRequestQueue } from './request-queue.ts';
import { expireSession, sessionToken, storeToken } from './session-token.ts';
import type { CallRequest } from './call-request.ts';

const http = axios.create({ baseURL: '/api', timeout: 30_000, validateStatus: () => true });
const enqueue = createRequestQueue();

// Calls queue behind an upload, but a slow phone needs its time.
const UPLOAD_TIMEOUT_MS = 120_000;
const CALLS_WITHOUT_SESSION = ['login', 'refreshSession', 'logout'];

const endpointOf = (name: string): Endpoint => endpoints[name as keyof typeof endpoints];

function request({ name, input, options }: CallRequest): Promise<AxiosResponse<unknown>> {
  const endpoint = endpointOf(name);
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
async function renewSession(): Promise<AxiosResponse<unknown>> {
  const response = await request({ name: 'refreshSession', input: {}, options: {} });
  const { token } = (response.data ?? {}) as { token?: unknown };
  if (response.status === 200 && typeof token === 'string') storeToken(token);
  return response;
}

async function requestWithSession(call: CallRequest): Promise<AxiosResponse<unknown>> {
  const response = await request(call);
  const isExpired =
    response.status === 401 && sessionToken() !== null && !CALLS_WITHOUT_SESSION.includes(call.name);
  if (!isExpired) return response;
  const renewal = await renewSession();
  if (renewal.status === 200) return request(call);
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

function answerOf(name: string, data: unknown): unknown {
  const schema = endpointOf(name).answer;
  if (!schema) return data;
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const fallback = (operationErrors as Record<string, string>)[name] ?? messages.unknown;
  throw new ApiError(200, { message: fallback, code: 'UNEXPECTED_ANSWER' });
}

/** Sends a call without queueing and validates its answer; renews an expired session once. */
export async function sendImmediately(call: CallRequest): Promise<unknown> {
  try {
    const response = await requestWithSession(call);
    if (response.status >= 400) throw errorOfAnswer(response.status, await bodyOf(response));
    return answerOf(call.name, response.data);
  } catch (error) {
    if (error instanceof AxiosError && error.code !== AxiosError.ERR_CANCELED) throw networkError();
    throw error;
  }
}

export const sendQueued = (call: CallRequest): Promise<unknown> => enqueue(() => sendImmediately(call));

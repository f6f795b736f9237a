import axios, { AxiosError, type AxiosResponse } from 'axios';
import { endpoints, messages, operationErrors, pathOf, type Endpoint } from '@shop/contract';
import { ApiError, errorOfAnswer, networkError } from './api-error.ts';
import { queryText } from './query-text.ts';
import { createRequestQueue } from './request-queue.ts';
import { sessionLost, sessionToken, storeToken } from './session-token.ts';
import type { Sent } from './sent.ts';

const http = axios.create({ baseURL: '/api', timeout: 30_000, validateStatus: () => true });
const enqueue = createRequestQueue();

// A queued call may not hold the others for ever; a picture on a slow phone may take a while.
const UPLOAD_TIMEOUT_MS = 120_000;
const WITHOUT_SESSION = ['login', 'refreshSession', 'logout'];

const endpointOf = (name: string): Endpoint => endpoints[name as keyof typeof endpoints];

function request({ name, input, options }: Sent): Promise<AxiosResponse<unknown>> {
  const endpoint = endpointOf(name);
  const token = sessionToken();
  return http.request({
    method: endpoint.method,
    url: pathOf(endpoint.path, input.params),
    params: queryText(input.query),
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

// Runs inside the slot of the call that needs it: queued behind itself it would wait for ever.
async function renewSession(): Promise<AxiosResponse<unknown>> {
  const response = await request({ name: 'refreshSession', input: {}, options: {} });
  const { token } = (response.data ?? {}) as { token?: unknown };
  if (response.status === 200 && typeof token === 'string') storeToken(token);
  return response;
}

async function requestWithSession(sent: Sent): Promise<AxiosResponse<unknown>> {
  const response = await request(sent);
  const expired = response.status === 401 && sessionToken() !== null && !WITHOUT_SESSION.includes(sent.name);
  if (!expired) return response;
  const renewal = await renewSession();
  if (renewal.status === 200) return request(sent);
  // A busy or absent server says nothing about the session: only a refusal ends it.
  if (renewal.status !== 401 && renewal.status !== 403) return renewal;
  sessionLost();
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

/** Sends a call at once, with the session; its answer is checked by the endpoint's schema. */
export async function sendAtOnce(sent: Sent): Promise<unknown> {
  try {
    const response = await requestWithSession(sent);
    if (response.status >= 400) throw errorOfAnswer(response.status, await bodyOf(response));
    return answerOf(sent.name, response.data);
  } catch (error) {
    if (error instanceof AxiosError && error.code !== AxiosError.ERR_CANCELED) throw networkError();
    throw error;
  }
}

/** Sends a call from the browser, in its turn. */
export const sendFromBrowser = (sent: Sent): Promise<unknown> => enqueue(() => sendAtOnce(sent));

import { testAdmin, type CallOptions, type TestCms } from '../servers/start-cms';

export type Session = { token: string; user: { _id: string; email: string; role: string }; message: string };

/** Creates the calls of sign-in and session on a cms that may start later. */
export function accountCalls(booted: () => Pick<TestCms, 'call'>) {
  const post = (url: string, json: unknown, options: CallOptions = {}) =>
    booted().call<Session>(url, { method: 'POST', json, ...options });
  return {
    post,
    logIn: (credentials: object = testAdmin) => post('/api/auth/login', credentials),
    check: async (token: string): Promise<number> =>
      (await booted().call('/api/auth/check', { token })).status,
  };
}

import { SECOND_FACTOR_REQUIRED, type Enrolment, type ErrorBody } from '@shop/contract';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { CallOptions, TestCms } from '../servers/start-cms';
import type { Session } from './account-calls';
import { createSignedInUser, userPassword } from './signed-in-user';

const STEP_MS = 30_000;
type Caller = Pick<TestCms, 'call'>;

export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

export const aWrongCode = (secret: string): string => {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !right.has(code))!;
};

export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const postOn =
  ({ call }: Caller) =>
  <T = ErrorBody>(path: string, json: object, options: CallOptions = {}) =>
    call<T>(`/api${path}`, { method: 'POST', json, ...options });

export type SecuredUser = Awaited<ReturnType<typeof createSignedInUser>> & {
  email: string;
  secret: string;
  recoveryCodes: string[];
};

/** Lets a user redeem the code of a step again, so that tests need not wait for the next one. */
export const forgetStep = ({ strapi }: Pick<TestCms, 'strapi'>, { id }: { id: number }) =>
  strapi.db.connection('second_factors').where({ user_id: id }).update({ last_step: 0 });

export async function enrol(server: Caller, token: string, currentPassword = userPassword) {
  const post = postOn(server);
  const json = { currentPassword };
  const { enrolment } = (await post<{ enrolment: Enrolment }>('/users/second-factor', json, { token })).body;
  const confirmed = await post<{ recoveryCodes: string[] }>(
    '/users/second-factor/confirm',
    { code: codeOf(enrolment.secret) },
    { token },
  );
  expect(confirmed.status).toBe(200);
  return { secret: enrolment.secret, recoveryCodes: confirmed.body.recoveryCodes };
}

export async function createSecuredUser(cms: TestCms, username: string): Promise<SecuredUser> {
  const user = await createSignedInUser(cms, 'admin', username);
  const factor = await enrol(cms, user.token);
  await forgetStep(cms, user);
  return { ...user, ...factor, email: `${username}@ejemplo.com` };
}

export function codeCalls(server: Caller) {
  const post = postOn(server);
  const logIn = (email: string, headers?: HeadersInit, password = userPassword) =>
    post<Session & ErrorBody>('/auth/login', { email, password }, { headers });
  const challengeOf = async (email: string, password = userPassword): Promise<string> => {
    const { status, body } = await logIn(email, undefined, password);
    expect([status, body.code]).toEqual([401, SECOND_FACTOR_REQUIRED]);
    return (body.details as { challenge: string }).challenge;
  };
  return {
    post,
    logIn,
    challengeOf,
    enterCode: (challenge: string, code: string, options: { trustDevice?: boolean; ip?: string } = {}) =>
      post<Session & ErrorBody>(
        '/auth/second-factor',
        { challenge, code, trustDevice: options.trustDevice },
        { ip: options.ip },
      ),
  };
}

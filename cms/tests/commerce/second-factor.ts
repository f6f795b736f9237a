import { accountMessages, secondFactorMessages, type AccountSecurity } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailsIn } from '../support/data/outbox';
import {
  aWrongCode,
  codeCalls,
  codeOf,
  cookiesOf,
  createSecuredUser,
  forgetStep,
  type SecuredUser,
} from '../support/data/second-factor-calls';
import { createSignedInUser, userPassword } from '../support/data/signed-in-user';
import { runParallel, statusesOf } from '../support/processes/run-parallel';
import type { TestCms } from '../support/servers/start-cms';

export function secondFactorSuite(database: string, booted: () => TestCms): void {
  describe(`the second factor on ${database}`, () => {
    let calls: ReturnType<typeof codeCalls>;
    beforeAll(() => {
      calls = codeCalls(booted());
    });
    const secured = (name: string) => createSecuredUser(booted(), name);
    const stateOf = async (token: string) =>
      (await booted().call<{ security: AccountSecurity }>('/api/users/security', { token })).body.security
        .secondFactor;
    const tokenWith = async ({ email }: SecuredUser, code: string) =>
      (await calls.enterCode(await calls.challengeOf(email), code)).body.token;
    const mailsTo = (email: string) => mailsIn(booted()).filter(({ to }) => to === email);

    test('a second factor begins with the password and counts from its first code on', async () => {
      const { token } = await createSignedInUser(booted(), 'admin', 'factor-alta');
      const start = (json: object) => calls.post('/users/second-factor', json, { token });
      expect((await start({})).body.message).toBe(accountMessages.currentRequired);
      expect((await start({ currentPassword: 'no-es-esta' })).body.message).toBe(
        accountMessages.wrongCurrent,
      );
      const { body } = await calls.post<{ enrolment: { secret: string; uri: string; qr: string } }>(
        '/users/second-factor',
        { currentPassword: userPassword },
        { token },
      );
      const { secret, uri, qr } = body.enrolment;
      expect([uri.startsWith('otpauth://totp/'), qr.startsWith('<svg')]).toEqual([true, true]);
      expect((await calls.logIn('factor-alta@ejemplo.com')).status).toBe(200);
      const confirm = (code: string) => calls.post('/users/second-factor/confirm', { code }, { token });
      const refused = await confirm(aWrongCode(secret));
      expect([refused.status, refused.body.message]).toEqual([400, secondFactorMessages.wrongCode]);
      expect((await confirm(codeOf(secret))).status).toBe(200);
      expect(await stateOf(token)).toMatchObject({ onSince: expect.any(String), recoveryCodesLeft: 10 });
      const again = await start({ currentPassword: userPassword });
      expect([again.status, again.body.message]).toEqual([409, secondFactorMessages.alreadyOn]);
    });

    test('a login with a second factor needs password and code, and then answers as any login', async () => {
      const { email, secret } = await secured('factor-entra');
      const first = await calls.logIn(email);
      expect([first.status, first.body.token, first.headers.get('set-cookie')]).toEqual([
        401,
        undefined,
        null,
      ]);
      const challenge = await calls.challengeOf(email);
      const wrong = await calls.enterCode(challenge, aWrongCode(secret));
      expect([wrong.status, wrong.body.message]).toEqual([400, secondFactorMessages.wrongCode]);
      const { status, body, headers } = await calls.enterCode(challenge, codeOf(secret));
      expect([status, Object.keys(body).sort()]).toEqual([200, ['status', 'token', 'user']]);
      expect(cookiesOf(headers)).toMatch(/^jl_session=[^;]+$/);
      const over = await calls.enterCode(challenge, codeOf(secret, 1));
      expect([over.status, over.body.message]).toEqual([401, secondFactorMessages.challengeOver]);
    });

    // @spec F.21
    test('a code is redeemed once, however many ask at the same moment', async () => {
      const { email, secret } = await secured('factor-una-vez');
      const challenges = await runParallel(8, 4, () => calls.challengeOf(email));
      const code = codeOf(secret);
      const answers = await runParallel(8, 8, (at) => calls.enterCode(challenges[at]!, code));
      expect(statusesOf(answers)).toEqual({ 200: 1, 400: 7 });
      const used = await calls.enterCode(await calls.challengeOf(email), code);
      expect(used.body.message).toBe(secondFactorMessages.wrongCode);
    });

    test('a recovery code opens one session, also for parallel requests, and its owner is told', async () => {
      const { email, recoveryCodes, token } = await secured('factor-papel');
      const challenges = await runParallel(4, 4, () => calls.challengeOf(email));
      const answers = await runParallel(4, 4, (at) =>
        calls.enterCode(challenges[at]!, recoveryCodes[0]!.toUpperCase()),
      );
      expect(statusesOf(answers)).toEqual({ 200: 1, 400: 3 });
      expect(await stateOf(token)).toMatchObject({ recoveryCodesLeft: 9 });
      await expect
        .poll(() => mailsTo(email).map(({ subject }) => subject))
        .toEqual(['Entraron a tu cuenta con un código de recuperación']);
    });

    test('new recovery codes replace the old ones and need password and code', async () => {
      const user = await secured('factor-codigos');
      const renew = (json: object) =>
        calls.post<{ recoveryCodes: string[] }>('/users/second-factor/recovery-codes', json, {
          token: user.token,
        });
      const given = { currentPassword: userPassword, code: codeOf(user.secret) };
      expect((await renew({ ...given, currentPassword: 'no-es-esta' })).status).toBe(400);
      expect((await renew({ ...given, code: aWrongCode(user.secret) })).status).toBe(400);
      const { recoveryCodes } = (await renew(given)).body;
      expect(recoveryCodes.filter((code) => user.recoveryCodes.includes(code))).toEqual([]);
      expect(await tokenWith(user, user.recoveryCodes[1]!)).toBeUndefined();
      expect(await tokenWith(user, recoveryCodes[1]!)).toEqual(expect.any(String));
    });

    test('a second factor is switched off with password and code, and its owner is told', async () => {
      const { email, secret, token } = await secured('factor-baja');
      const off = (json: object) => calls.post('/users/second-factor/disable', json, { token });
      expect((await off({ currentPassword: userPassword, code: aWrongCode(secret) })).status).toBe(400);
      expect((await off({ currentPassword: 'no-es-esta', code: codeOf(secret) })).status).toBe(400);
      expect((await calls.logIn(email)).status).toBe(401);
      expect((await off({ currentPassword: userPassword, code: codeOf(secret) })).status).toBe(200);
      expect((await calls.logIn(email)).status).toBe(200);
      expect(await stateOf(token)).toEqual({ onSince: null, recoveryCodesLeft: 0, trustedDevices: 0 });
      await expect
        .poll(() => mailsTo(email).at(-1)?.subject)
        .toBe('Se desactivó la verificación en dos pasos');
    });

    test('an access token alone changes neither password, e-mail nor second factor', async () => {
      const { id, email, secret, token } = await secured('factor-robada');
      const users = () => booted().strapi.db.connection('up_users').where({ id }).first();
      const before = await users();
      const put = (path: string, json: object) => booted().call(path, { method: 'PUT', token, json });
      const answers = [
        await put('/api/users/password', { currentPassword: 'adivinada', newPassword: 'ruedas-de-tren-7' }),
        await put('/api/users/profile', { username: 'factor-robada', email: 'ladrona@ejemplo.com' }),
        ...(await Promise.all(
          ['', '/recovery-codes', '/disable'].map((path) =>
            calls.post(`/users/second-factor${path}`, { code: codeOf(secret) }, { token }),
          ),
        )),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
      expect(await users()).toEqual(before);
      expect((await calls.logIn(email)).status).toBe(401);
    });

    test('the fifth wrong code in a day is told to the owner of the account', async () => {
      const { email, secret } = await secured('factor-equivoca');
      const challenge = await calls.challengeOf(email);
      for (let tries = 0; tries < 6; tries += 1) await calls.enterCode(challenge, aWrongCode(secret));
      await expect
        .poll(() => mailsTo(email).map(({ subject }) => subject))
        .toEqual(['Alguien prueba códigos en tu cuenta']);
    });

    test.each([
      ['its time is over', { expires_at: Date.now() - 1 }],
      ['the password changed meanwhile', { password_print: 'x' }],
    ])('a begun login ends when %s', async (why, change) => {
      const { id, email, secret } = await secured(`factor-vence-${why.length}`);
      const challenge = await calls.challengeOf(email);
      await booted().strapi.db.connection('sign_in_challenges').where({ user_id: id }).update(change);
      const { status, body } = await calls.enterCode(challenge, codeOf(secret));
      expect([status, body.message]).toEqual([401, secondFactorMessages.challengeOver]);
    });

    test('a begun login of a user who is blocked meanwhile opens no session', async () => {
      const { documentId, email, secret } = await secured('factor-bloqueada');
      const challenge = await calls.challengeOf(email);
      const users = booted().strapi.documents('plugin::users-permissions.user');
      await users.update({ documentId, data: { blocked: true } as never });
      expect((await calls.enterCode(challenge, codeOf(secret))).status).toBe(401);
    });

    // @spec F.21
    test('the database holds no secret, no recovery code and no token that could be read and used', async () => {
      const user = await secured('factor-oculta');
      const challenge = await calls.challengeOf(user.email);
      const answer = await calls.enterCode(challenge, codeOf(user.secret), { trustDevice: true });
      const device = /jl_device_\d+=([^;]+)/.exec(cookiesOf(answer.headers))![1]!;
      await forgetStep(booted(), user);
      const open = await calls.challengeOf(user.email);
      const tables = ['second_factors', 'recovery_codes', 'trusted_devices', 'sign_in_challenges'];
      const rows = await Promise.all(tables.map((table) => booted().strapi.db.connection(table).select('*')));
      const audit = await booted().strapi.db.connection('audit_entries').select('*');
      const stored = JSON.stringify([rows, audit]);
      const codes = user.recoveryCodes.flatMap((code) => [code, code.replace('-', '')]);
      for (const hidden of [user.secret, device, open, ...codes]) expect(stored).not.toContain(hidden);
    });
  });
}

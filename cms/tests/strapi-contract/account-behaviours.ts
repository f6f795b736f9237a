import { expect, test } from 'vitest';

const SESSION = 'admin::session';
const ORIGIN = 'users-permissions';

/** Checks how Strapi keeps sessions and passwords. */
export function accountBehaviours(): void {
  const sessions = () => strapi.sessionManager(ORIGIN);
  const rows = () => strapi.db.query(SESSION);

  test('a session lives as long as its row (cms/src/api/account/services/sessions.ts)', async () => {
    const { token, sessionId } = await sessions().generateRefreshToken('4711', undefined, {
      type: 'refresh',
    });
    const row = await rows().findOne({ where: { sessionId } });
    expect(row).toMatchObject({ userId: '4711', origin: ORIGIN });
    for (const end of [row.expiresAt, row.absoluteExpiresAt])
      expect(new Date(end).getTime()).toBeGreaterThan(Date.now());
    expect(await sessions().validateRefreshToken(token)).toMatchObject({
      isValid: true,
      userId: '4711',
      sessionId,
    });
    const access = await sessions().generateAccessToken(token);
    expect(sessions().validateAccessToken('token' in access ? access.token : '')).toMatchObject({
      payload: { userId: '4711', sessionId },
    });
    expect(await sessions().isSessionActive(sessionId)).toBe(true);
    await rows().deleteMany({ where: { userId: '4711', origin: ORIGIN } });
    expect(await sessions().isSessionActive(sessionId)).toBe(false);
    expect(await sessions().validateRefreshToken(token)).toMatchObject({ isValid: false });
  });

  test('a session ends when its row says so, and its cookie need not rotate (sessions.ts)', async () => {
    const { token, sessionId } = await sessions().generateRefreshToken('4712', undefined, {
      type: 'refresh',
    });
    for (let renewal = 0; renewal < 2; renewal += 1)
      expect(await sessions().generateAccessToken(token)).toHaveProperty('token');
    await rows().update({ where: { sessionId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await sessions().generateAccessToken(token)).not.toHaveProperty('token');
  });

  test('passwords are stored as hashes that are compared with them (own-password.ts)', async () => {
    const users = strapi.plugin('users-permissions').service('user');
    const { password } = await strapi.db.query('plugin::users-permissions.user').findOne({});
    expect(password).toMatch(/^\$2[aby]\$10\$/);
    const { ADMIN_PASSWORD } = process.env;
    expect(await users.validatePassword(ADMIN_PASSWORD, password)).toBe(true);
    expect(await users.validatePassword(`${ADMIN_PASSWORD}x`, password)).toBe(false);
  });
}

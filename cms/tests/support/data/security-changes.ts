import type { Enrolment, EndpointName, OwnSession } from '@shop/contract';
import { testAdmin } from '../servers/start-cms';
import type { Commerce } from './commerce-calls';
import { codeOf } from './second-factor-calls';

type Change = [EndpointName, () => Promise<number>];

/** Returns every change that staff make to their own sessions and second factor, in an order that works. */
export function securityChangesOf(shop: Commerce): Change[] {
  let secret = '';
  let recoveryCode = '';
  const password = { currentPassword: testAdmin.password };
  async function send<T>(method: string, path: string, json?: object): Promise<T> {
    const { status, body, text } = await shop.admin<T>(`/api/users/${path}`, { method, json });
    if (status >= 300) throw new Error(`${method} ${path}: ${text}`);
    return body;
  }
  const changes: [EndpointName, () => Promise<unknown>][] = [
    [
      'startSecondFactor',
      async () => {
        const { enrolment } = await send<{ enrolment: Enrolment }>('POST', 'second-factor', password);
        secret = enrolment.secret;
      },
    ],
    ['confirmSecondFactor', () => send('POST', 'second-factor/confirm', { code: codeOf(secret) })],
    [
      'renewRecoveryCodes',
      async () => {
        const given = { ...password, code: codeOf(secret, 1) };
        const answer = await send<{ recoveryCodes: string[] }>('POST', 'second-factor/recovery-codes', given);
        recoveryCode = answer.recoveryCodes[0] ?? '';
      },
    ],
    ['disableSecondFactor', () => send('POST', 'second-factor/disable', { ...password, code: recoveryCode })],
    [
      'endOwnSession',
      async () => {
        await shop.admin('/api/auth/login', { method: 'POST', json: testAdmin });
        const { sessions } = await send<{ sessions: OwnSession[] }>('GET', 'sessions');
        const other = sessions.find(({ isOpen, isCurrent }) => isOpen && !isCurrent);
        await send('DELETE', `sessions/${other?.id}`);
      },
    ],
    ['proveFreshly', () => send('POST', 'proof', password)],
    ['endOwnSessions', () => send('DELETE', 'sessions?scope=others')],
  ];
  return changes.map(([name, change]) => [name, async () => (await change(), 200)]);
}

import { login, SECOND_FACTOR_REQUIRED, secondFactorMessages, signInWithCode } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { open, server, signIn, success, tokenFor } from '../../testing/session-setup.tsx';
import { ana } from '../../testing/signed-in.ts';

const needsCode = answering(login, () =>
  HttpResponse.json(
    {
      status: 'error',
      message: secondFactorMessages.required,
      code: SECOND_FACTOR_REQUIRED,
      requestId: 'r1',
      details: { challenge: 'the-challenge' },
    },
    { status: 401 },
  ),
);

const sentCodes: unknown[] = [];
const acceptCode = answering(signInWithCode, async (request) => {
  sentCodes.push(await request.json());
  return HttpResponse.json({ status: success, token: tokenFor(600), user: ana });
});

describe('signing in with a second factor', () => {
  beforeEach(() => {
    sentCodes.length = 0;
    server.use(needsCode, acceptCode);
  });
  const reachCode = async () => {
    const view = open('/login');
    await signIn(view.user);
    return { ...view, field: await screen.findByLabelText('Código de verificación') };
  };
  type User = Awaited<ReturnType<typeof reachCode>>['user'];
  const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));

  it('sign-in asks for the code in place of the password, with the focus in its field', async () => {
    const { field } = await reachCode();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    expect(localStorage.getItem('adminToken')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('sign-in with a code opens the dashboard and trusts the device only when asked to', async () => {
    const { user, field } = await reachCode();
    await user.type(field, '123 456');
    await submit(user);
    expect(await screen.findByText('Tablero')).toBeVisible();
    expect(sentCodes).toEqual([{ challenge: 'the-challenge', code: '123 456', trustDevice: false }]);
    expect(localStorage.getItem('adminToken')).not.toBeNull();
  });

  it('sign-in sends the wish to trust the device', async () => {
    const { user, field } = await reachCode();
    await user.type(field, '123456');
    await user.click(screen.getByRole('checkbox', { name: /Confiar en este dispositivo por 30 días/ }));
    await submit(user);
    expect(await screen.findByText('Tablero')).toBeVisible();
    expect(sentCodes).toMatchObject([{ trustDevice: true }]);
  });

  it('sign-in requires a code, and keeps a wrong one with the reason', async () => {
    server.use(answering(signInWithCode, () => refusal(400, secondFactorMessages.wrongCode)));
    const { user, field } = await reachCode();
    await submit(user);
    expect(await screen.findByText('Ingresá el código.')).toBeVisible();
    await user.type(field, '000000');
    await submit(user);
    expect(await screen.findByText('El código no es correcto o ya se usó.')).toBeVisible();
    expect(field).toHaveValue('000000');
    expect(field).toBeInvalid();
  });

  it('sign-in takes a recovery code when the phone is lost, and says what helps without codes', async () => {
    const { user } = await reachCode();
    await user.click(screen.getByRole('button', { name: /usar un código de recuperación/ }));
    expect(screen.getByText(/pedile a quien mantiene la tienda/)).toBeVisible();
    await user.type(screen.getByLabelText('Código de recuperación'), 'abcde-fghjk');
    await submit(user);
    expect(await screen.findByText('Tablero')).toBeVisible();
    expect(sentCodes).toMatchObject([{ code: 'abcde-fghjk' }]);
  });

  it('sign-in begins again with the password when its time is over, and says so', async () => {
    server.use(answering(signInWithCode, () => refusal(401, secondFactorMessages.challengeOver)));
    const { user, field } = await reachCode();
    await user.type(field, '123456');
    await submit(user);
    expect(await screen.findByLabelText('Contraseña')).toBeVisible();
    expect(screen.getByText('Pasó demasiado tiempo. Ingresá otra vez con tu contraseña.')).toBeVisible();
  });

  it('sign-in shows too many codes and an unreachable server, and keeps the code', async () => {
    server.use(answering(signInWithCode, () => refusal(429, secondFactorMessages.tooManyCodes)));
    const { user, field } = await reachCode();
    await user.type(field, '123456');
    await submit(user);
    expect(await screen.findByText(/demasiados códigos equivocados/)).toBeVisible();
    server.use(answering(signInWithCode, () => HttpResponse.error()));
    await submit(user);
    expect(await screen.findByText('Error al iniciar sesión')).toBeVisible();
    expect(field).toHaveValue('123456');
  });
});

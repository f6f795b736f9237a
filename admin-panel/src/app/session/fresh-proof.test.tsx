import { FRESH_PROOF_NEEDED, proveFreshly, revokeInvitation } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { open, server, storeSession, success, tokenFor } from '../../testing/session-setup.tsx';
import { sendCall } from '../http-transport.ts';

const REASON = 'Escribí otra vez tu contraseña.';
const needed = (asksCode: boolean) =>
  refusal(403, REASON, { code: FRESH_PROOF_NEEDED, details: { asksCode } });

describe('a call that needs a fresh proof', () => {
  let isProven = false;
  let asksCode = false;
  let proofs: unknown[] = [];
  beforeEach(() => {
    isProven = false;
    asksCode = false;
    proofs = [];
    storeSession(tokenFor(600));
    server.use(
      answering(revokeInvitation, () =>
        isProven ? { status: success, message: 'Anulada' } : needed(asksCode),
      ),
      answering(proveFreshly, async (request) => {
        const body = (await request.json()) as { currentPassword: string };
        proofs.push(body);
        if (body.currentPassword !== 'clave') {
          const message = 'La contraseña actual no es correcta.';
          return refusal(400, message, { errors: [{ path: 'currentPassword', message }] });
        }
        isProven = true;
        return { status: success, message: 'Listo' };
      }),
    );
  });
  const revoke = () => sendCall({ endpoint: revokeInvitation, input: { params: { id: 'a' } }, options: {} });
  const dialog = () => screen.findByRole('dialog', { name: 'Confirmá que sos vos' });

  it('a call that needs a fresh proof asks for the password once, keeps what was typed, and repeats the calls that waited', async () => {
    const { user } = open('/orders');
    await user.type(await screen.findByLabelText('Borrador'), 'a medias');
    let answers: Promise<unknown[]> = Promise.resolve([]);
    act(() => void (answers = Promise.all([revoke(), revoke()])));
    const asked = await dialog();
    expect(within(asked).queryByLabelText('Código de verificación')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(within(asked).getByLabelText('Contraseña actual'), 'otra');
    await user.click(within(asked).getByRole('button', { name: 'Confirmar' }));
    expect(await within(asked).findByText('La contraseña actual no es correcta.')).toBeVisible();
    await user.clear(within(asked).getByLabelText('Contraseña actual'));
    await user.type(within(asked).getByLabelText('Contraseña actual'), 'clave');
    await user.click(within(asked).getByRole('button', { name: 'Confirmar' }));
    expect(await answers).toMatchObject([{ message: 'Anulada' }, { message: 'Anulada' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Borrador')).toHaveValue('a medias');
  });

  it('a call that needs a fresh proof asks for the code too where a second factor is on', async () => {
    asksCode = true;
    const { user } = open('/orders');
    await screen.findByText('Mi trabajo');
    let answer: Promise<unknown> = Promise.resolve();
    act(() => void (answer = revoke()));
    const asked = await dialog();
    await user.type(within(asked).getByLabelText('Contraseña actual'), 'clave');
    await user.type(within(asked).getByLabelText('Código de verificación'), '123 456');
    await user.click(within(asked).getByRole('button', { name: 'Confirmar' }));
    await answer;
    expect(proofs).toEqual([{ currentPassword: 'clave', code: '123 456' }]);
  });

  it('a call that needs a fresh proof fails with the words of the server when the user gives up', async () => {
    const { user } = open('/orders');
    await screen.findByText('Mi trabajo');
    let reason: Promise<unknown> = Promise.resolve();
    act(() => void (reason = revoke().catch((error: Error) => error.message)));
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancelar' }));
    expect(await reason).toBe(REASON);
  });
});

import { listOrderMails, type OrderMail, resendMail } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { open, order, server, success } from '../../testing/order-detail-setup.tsx';

afterEach(() => void vi.useRealTimers());

const sent: OrderMail = {
  _id: 'enviado',
  kind: 'order-placed',
  recipient: 'ana@ejemplo.com',
  subject: 'Recibimos tu pedido',
  state: 'sent',
  attempts: 1,
  at: '2026-11-21T13:31:00.000Z',
  nextAttemptAt: null,
  sentAt: '2026-11-21T13:32:00.000Z',
  error: '',
  canResend: true,
};
const failed: OrderMail = {
  ...sent,
  _id: 'fallado',
  kind: 'order-notice',
  recipient: 'duena@ejemplo.com',
  state: 'failed',
  sentAt: null,
  error: '550 5.1.1 No such user',
};
const waiting: OrderMail = {
  ...sent,
  _id: 'espera',
  state: 'waiting',
  sentAt: null,
  canResend: false,
  nextAttemptAt: '2026-11-21T13:40:00.000Z',
  error: 'ESOCKET',
};

const answerWith = (...mails: OrderMail[]) =>
  server.use(answering(listOrderMails, () => ({ status: success, mails })));
const panel = async () => {
  const details = (await screen.findByRole('heading', { name: 'Correos' })).closest('details')!;
  details.open = true;
  return within(details);
};

describe("the mails of the order's page", () => {
  it('mails show label, recipient and state, the newest first', async () => {
    answerWith(sent, failed, waiting);
    open(order);
    const mails = await panel();
    const [last, second, first] = await mails.findAllByRole('listitem');
    expect(first).toHaveTextContent('Confirmación del pedido');
    expect(first).toHaveTextContent('Para ana@ejemplo.com');
    expect(first).toHaveTextContent('enviado 21/11/2026 10:32');
    expect(second).toHaveTextContent('Aviso de pedido nuevo');
    expect(second).toHaveTextContent('falló: 550 5.1.1 No such user');
    expect(last).toHaveTextContent('en espera, próximo intento 21/11/2026 10:40');
    expect(last).toHaveTextContent('Último intento: no se pudo conectar con el servidor de correo');
    expect(within(last!).queryByRole('button')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('mails of a kind or fault that this version does not know are shown all the same', async () => {
    const unknown = { ...failed, kind: 'order-of-tomorrow', subject: 'Algo nuevo', error: 'EOTHER' };
    answerWith(unknown, { ...waiting, error: '' });
    open(order);
    const [first, second] = await (await panel()).findAllByRole('listitem');
    expect(second).toHaveTextContent('Algo nuevo');
    expect(second).toHaveTextContent('falló: no se pudo enviar');
    expect(first).toHaveTextContent('se está enviando');
  });

  it('mails are asked for a second after the page, so that no step waits for them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = vi.fn();
    server.use(
      answering(listOrderMails, () => {
        asked();
        return { status: success, mails: [failed] };
      }),
    );
    open(order);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByRole('heading', { name: 'Correos' })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    expect(await screen.findByText('1 sin salir')).toBeVisible();
  });

  it('mails say that there are none', async () => {
    open(order);
    expect(await (await panel()).findByText('La tienda no mandó correos por esta orden.')).toBeVisible();
  });

  it('mails that cannot be loaded offer a retry and leave the order readable', async () => {
    server.use(answering(listOrderMails, () => refusal(403, 'No tenés permiso')));
    const { user } = open(order);
    const mails = await panel();
    expect(await mails.findByText('No tenés permiso')).toBeVisible();
    answerWith(sent);
    await user.click(mails.getByRole('button', { name: 'Reintentar' }));
    expect(await mails.findByText('Confirmación del pedido')).toBeVisible();
  });

  // @spec A.52
  it('a mail is sent again and shows its new state', async () => {
    answerWith(failed);
    server.use(
      answering(resendMail, (request) => {
        expect(new URL(request.url).pathname).toBe('/api/mails/fallado/resend');
        answerWith({ ...failed, state: 'waiting', attempts: 0, error: '', canResend: false });
        return { status: success, mail: failed };
      }),
    );
    const { user } = open(order);
    const mails = await panel();
    await user.click(await mails.findByRole('button', { name: 'Reenviar: Aviso de pedido nuevo' }));
    expect(await screen.findByText('Lo reenviamos a duena@ejemplo.com')).toBeVisible();
    expect(await mails.findByText('se está enviando')).toBeVisible();
    expect(mails.queryByRole('button')).toBeNull();
  });

  it('a mail that cannot be sent again says why', async () => {
    answerWith(failed, { ...sent, canResend: false });
    server.use(answering(resendMail, () => refusal(409, 'Ese correo todavía está en espera')));
    const { user } = open(order);
    const mails = await panel();
    expect(await mails.findByText('Su texto ya se borró: no se puede reenviar.')).toBeVisible();
    await user.click(mails.getByRole('button', { name: /^Reenviar/ }));
    expect(await screen.findByText('No se pudo reenviar: Ese correo todavía está en espera')).toBeVisible();
  });
});

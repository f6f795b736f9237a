import { acceptProof } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open, sent, server, storeOrder, transfer } from '../../testing/order-detail-setup.tsx';

describe('the proof review', () => {
  // @spec 2.16.6
  it('proof review zooms the picture and links to the file', async () => {
    const { user } = open(transfer);
    expect(await screen.findByRole('link', { name: 'Ver en tamaño completo' })).toHaveAttribute(
      'href',
      '/api/upload/proof/abc?e=1&s=2',
    );
    await user.click(screen.getByRole('button', { name: 'Ampliar el comprobante' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comprobante de transferencia' }));
    expect(dialog.getByText('Total esperado: $20.000')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ampliar el comprobante' }));
    expect(dialog.getByRole('button', { name: 'Achicar el comprobante' })).toBeVisible();
  });

  it('proof review loads a new link when the old one has expired', async () => {
    const { user } = open(transfer);
    fireEvent.error(await screen.findByAltText('Comprobante de transferencia de la orden JL-20261120-0001'));
    storeOrder({ ...transfer, transferProofUrl: '/api/upload/proof/abc?e=9&s=9' });
    await user.click(screen.getByRole('button', { name: 'Volver a cargarlo' }));
    await waitFor(() =>
      expect(screen.getByRole('img')).toHaveAttribute('src', '/api/upload/proof/abc?e=9&s=9'),
    );
  });

  it('proof review accepts a proof with one click, which marks the order as paid', async () => {
    const { user } = open(transfer);
    await user.click(await screen.findByRole('button', { name: 'Aceptar comprobante' }));
    await waitFor(() => expect(sent).toEqual([{ amount: transfer.total, sender: '', expectedPaid: 0 }]));
  });

  it('proof review takes an empty amount for what is due', async () => {
    const { user } = open(transfer);
    await user.clear(await screen.findByLabelText('Importe del comprobante ($)'));
    await user.click(screen.getByRole('button', { name: 'Aceptar comprobante' }));
    await waitFor(() => expect(sent).toEqual([{ amount: transfer.total, sender: '', expectedPaid: 0 }]));
  });

  it('proof review accepts an order on which nothing is due, and offers no undo when the server does not', async () => {
    const { user } = open({ ...transfer, paidAmount: transfer.total });
    await user.click(await screen.findByRole('button', { name: 'Aceptar comprobante' }));
    await waitFor(() => expect(sent).toEqual([{ amount: 0, sender: '', expectedPaid: transfer.total }]));
    expect(await screen.findByText(/comprobante aceptado/i)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Deshacer:/ })).toBeNull();
  });

  // @spec C.7
  it('proof review says how the amount on the proof differs, and asks for the rest', async () => {
    const { user } = open({ ...transfer, total: 21_500 });
    const amount = await screen.findByLabelText('Importe del comprobante ($)');
    expect(amount).toHaveValue('21.500');
    await user.clear(amount);
    await user.type(amount, '25000');
    expect(screen.getByText('Sobran $3.500')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '20000');
    expect(screen.getByText('Faltan $1.500')).toBeVisible();
    await user.type(screen.getByLabelText(/Quién transfirió/), 'Juan Pérez');
    await user.click(screen.getByRole('button', { name: 'Anotar y pedir el resto' }));
    await waitFor(() => expect(sent).toEqual([{ amount: 20_000, sender: 'Juan Pérez', expectedPaid: 0 }]));
    expect(await screen.findByText(/pago anotado, le pedimos el resto/)).toBeVisible();
  });

  it('proof review keeps what was typed when the server refuses it', async () => {
    const message = 'El importe debe ser mayor que cero';
    server.use(
      answering(acceptProof, () =>
        refusal(400, 'Revisá los datos', { errors: [{ path: 'amount', message }] }),
      ),
    );
    const { user } = open(transfer);
    const amount = await screen.findByLabelText('Importe del comprobante ($)');
    await user.clear(amount);
    await user.type(amount, '0');
    await user.type(screen.getByLabelText(/Quién transfirió/), 'Juan');
    await user.click(screen.getByRole('button', { name: 'Aceptar comprobante' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/Quién transfirió/)).toHaveValue('Juan');
  });

  // @spec C.2
  it('proof review shows the proof and the expected total before the button that accepts it', async () => {
    open({ ...transfer, total: 21_500 });
    const accept = await screen.findByRole('button', { name: 'Aceptar comprobante' });
    const isBefore = (element: HTMLElement) =>
      element.compareDocumentPosition(accept) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore(screen.getByAltText(/^Comprobante de transferencia de la orden/))).toBeTruthy();
    const step = within(screen.getByRole('region', { name: 'Próximo paso' }));
    expect(isBefore(step.getByText('$21.500'))).toBeTruthy();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('proof review stores the reason for another proof and leaves the notes alone', async () => {
    const { user } = open(transfer);
    await user.click(await screen.findByRole('button', { name: 'Pedir otro comprobante' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Pedir comprobante' }));
    expect(dialog.getByText('Contá por qué hace falta otro comprobante.')).toBeVisible();
    await user.type(dialog.getByLabelText('Motivo'), 'No se lee el monto');
    await user.click(dialog.getByRole('button', { name: 'Pedir comprobante' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          status: 'pending_transfer_proof',
          proofReason: 'No se lee el monto',
          expectedStatus: 'pending_transfer_confirmation',
        },
      ]),
    );
  });
});

describe('the facts of a proof', () => {
  const pdf = { kind: 'pdf' as const, bytes: 204_800, usedIn: [] };

  // @spec C.3
  it('proof review offers a PDF as a link and loads it into no element', async () => {
    const history = [
      { at: transfer.createdAt, actor: 'cliente', type: 'proof', from: null, to: null, note: '' },
    ].map((event) => ({ ...event, proof: { url: '/api/upload/proof/abc?e=1&s=3', kind: pdf.kind } }));
    open({ ...transfer, proof: pdf, history });
    const [current, earlier] = await screen.findAllByRole('link', { name: 'Abrir PDF' });
    expect(current).toHaveAttribute('href', transfer.transferProofUrl);
    expect(earlier).toHaveAttribute('href', '/api/upload/proof/abc?e=1&s=3');
    expect(screen.getByText('200 KB')).toBeVisible();
    expect(document.querySelector('iframe, embed, object')).toBeNull();
    expect(screen.queryByAltText(/^Comprobante de transferencia/)).toBeNull();
  });

  // @spec C.4
  it('proof review names and links the other orders that got the same proof', async () => {
    const usedIn = ['0002', '0003'].map((end) => ({ _id: `id-${end}`, orderNumber: `JL-20261119-${end}` }));
    open({ ...transfer, proof: { ...pdf, kind: 'picture', usedIn } });
    expect(await screen.findByText('Ya usado en')).toBeVisible();
    for (const { _id, orderNumber } of usedIn)
      expect(screen.getByRole('link', { name: orderNumber })).toHaveAttribute('href', `/orders/${_id}`);
  });
});

describe('an order that awaits another proof', () => {
  // @spec C.1
  it('order that awaits another proof says why in the next step and in every chat link', async () => {
    const whatsappText = 'Necesitamos otro comprobante: No se lee el monto';
    const reason = { status: 'pending_transfer_proof', proofReason: 'No se lee el monto' };
    open({ ...transfer, ...reason, whatsappText });
    expect(await screen.findByText('Falta otro comprobante: No se lee el monto')).toBeVisible();
    const links = screen.getAllByRole('link', { name: /WhatsApp/ });
    expect(links).toHaveLength(2);
    for (const link of links)
      expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(whatsappText)));
  });
});

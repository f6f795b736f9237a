import { expect, it } from 'vitest';
import { proofReasonAfter, proofReasonNote } from './proof-reason';

const awaiting = { status: 'pending_transfer_proof', proofReason: 'No se lee el monto' };
const reviewed = { status: 'pending_transfer_confirmation', proofReason: '' };

it('proof reason of a request is stored', () =>
  expect(
    proofReasonAfter(reviewed, { status: 'pending_transfer_proof', proofReason: 'Es de otra compra' }),
  ).toBe('Es de otra compra'));

it('proof reason stays while the order awaits the proof, until a newer one replaces it', () => {
  expect(proofReasonAfter(awaiting, { status: 'pending_transfer_proof' })).toBe('No se lee el monto');
  expect(proofReasonAfter(awaiting, { status: 'pending_transfer_proof', proofReason: 'Está cortado' })).toBe(
    'Está cortado',
  );
});

it.each(['pending_transfer_confirmation', 'paid', 'pending_manual', 'cancelled'] as const)(
  'proof reason ends with the status %s',
  (status) => expect(proofReasonAfter(awaiting, { status, proofReason: 'Otro' })).toBe(''),
);

it('proof reason of an earlier request is not repeated by a later one', () =>
  expect(proofReasonAfter({ ...reviewed, proofReason: 'Vieja' }, { status: 'pending_transfer_proof' })).toBe(
    '',
  ));

it('proof reason note is empty without a reason', () => {
  expect(proofReasonNote('Está cortado')).toBe('Se pidió otro comprobante: Está cortado');
  expect(proofReasonNote('')).toBe('');
});

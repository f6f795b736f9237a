import { createHash, createHmac } from 'node:crypto';
import { formatCbu, formatMoney } from '@shop/contract';
import sharp from 'sharp';
import type { Trx } from '../../database/connection';
import { newRow } from '../../database/rows';
import { secret } from '../../shared/environment';
import { fileStore } from '../../shared/file-store/file-store';
import { receiptSvg } from '../drawing/receipt';
import { reached, type DemoOrder } from '../history/demo-order';
import { checkout } from '../texts/checkout';
import { insertAll } from './insert-all';

export type DrawnProof = { id: string; orderNumber: string; sha256: string; bytes: number; at: Date };

const { accountHolder, cbu } = checkout.paymentInfo.bankTransfer;
const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Salta',
  dateStyle: 'short',
  timeStyle: 'short',
  hour12: false,
});

// Nobody can tell the address of a proof from the number of its order.
const idOf = (orderNumber: string): string =>
  createHmac('sha256', secret('LINK_SECRET')).update(`demo proof ${orderNumber}`).digest('hex').slice(0, 32);

async function drawProof(order: DemoOrder, at: Date): Promise<DrawnProof> {
  const { orderNumber, customer, totals } = order;
  const svg = receiptSvg({
    from: customer.fullName,
    to: accountHolder ?? '',
    cbu: formatCbu(cbu),
    amount: formatMoney(totals.total),
    at: moment.format(at),
    operation: orderNumber.replace(/\D/g, ''),
  });
  const picture = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
  const id = idOf(orderNumber);
  await fileStore().write([{ key: `proofs/${id.slice(0, 2)}/${id}.jpg`, bytes: picture }], false);
  const sha256 = createHash('sha256').update(picture).digest('hex');
  return { id, orderNumber, sha256, bytes: picture.length, at };
}

/** Draws the receipt of every transfer that was proved. */
export async function drawProofs(orders: readonly DemoOrder[]): Promise<DrawnProof[]> {
  const proofs: DrawnProof[] = [];
  for (const order of orders) {
    const at = reached(order, 'pending_transfer_confirmation');
    if (at) proofs.push(await drawProof(order, at));
  }
  return proofs;
}

/** Writes down which order each receipt belongs to. */
export async function seedProofs(
  trx: Trx,
  proofs: readonly DrawnProof[],
  orderIds: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = proofs.map(({ id, orderNumber, sha256, bytes, at }) => ({
    ...newRow(at),
    proof_id: id,
    sha_256: sha256,
    bytes,
    address_hash: '',
    claimed_by: orderIds.get(orderNumber),
    claimed_at: at,
  }));
  await insertAll(trx, 'transfer_proofs', rows);
}

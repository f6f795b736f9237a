import { createHash, createHmac } from 'node:crypto';
import { formatCbu, formatMoney } from '@shop/contract';
import sharp from 'sharp';
import type { Trx } from '../../database/connection';
import { records } from '../../database/gateway/records';
import { secret } from '../../settings/environment';
import { fileStore } from '../../platform/storage/file-store';
import { dateOfStatus, type DemoOrder } from '../history/demo-order';
import { receiptSvg } from '../pictures/receipt';
import { checkout } from '../texts/demo-texts';

export type DemoProof = { id: string; orderNumber: string; sha256: string; bytes: number; at: Date };

// 72 is the drawing's full size; a new shop opens sooner with two thirds of it, which stays readable.
const DENSITY = 48;

const { accountHolder, cbu } = checkout.paymentInfo.bankTransfer;
const dateFormat = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Salta',
  dateStyle: 'short',
  timeStyle: 'short',
  hour12: false,
});

// The id is keyed, so that an order number does not reveal the address of its proof.
const idOf = (orderNumber: string): string =>
  createHmac('sha256', secret('LINK_SECRET')).update(`demo proof ${orderNumber}`).digest('hex').slice(0, 32);

async function drawProof(order: DemoOrder, at: Date): Promise<DemoProof> {
  const { orderNumber, customer, totals } = order;
  const svg = receiptSvg({
    from: customer.fullName,
    to: accountHolder,
    cbu: formatCbu(cbu),
    amount: formatMoney(totals.total),
    at: dateFormat.format(at),
    operation: orderNumber.replace(/\D/g, ''),
  });
  const picture = await sharp(Buffer.from(svg), { density: DENSITY }).jpeg({ quality: 80 }).toBuffer();
  const id = idOf(orderNumber);
  await fileStore().write([{ key: `proofs/${id.slice(0, 2)}/${id}.jpg`, bytes: picture }], false);
  const sha256 = createHash('sha256').update(picture).digest('hex');
  return { id, orderNumber, sha256, bytes: picture.length, at };
}

/** Draws the proofs of all orders that had one, on all of sharp's threads at once. */
export async function drawProofs(orders: readonly DemoOrder[]): Promise<DemoProof[]> {
  const proofs = orders.map((order) => {
    const at = dateOfStatus(order, 'pending_transfer_confirmation');
    return at ? [drawProof(order, at)] : [];
  });
  return Promise.all(proofs.flat());
}

export async function seedProofs(
  trx: Trx,
  proofs: readonly DemoProof[],
  orderIds: ReadonlyMap<string, string>,
): Promise<void> {
  await records('api::picture-upload.transfer-proof', trx).insertMany(
    proofs.map(({ id: proofId, orderNumber, sha256, bytes, at }) => ({
      proofId,
      kind: 'picture',
      sha256,
      receivedSha256: sha256,
      bytes,
      addressHash: '',
      claimedBy: orderIds.get(orderNumber),
      claimedAt: at,
      createdAt: at,
    })),
  );
}

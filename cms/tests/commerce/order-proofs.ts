import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS, HOUR_MS, MAX_PROOFS_PER_ORDER, RESTORE_DAYS, SUPERSEDED_PROOF_DAYS } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { runParallel, statusesOf } from '../support/processes/run-parallel';
import { pictures } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

const idOf = (url: string) => url.split('/').at(-1)?.split('?')[0] ?? '';

export function orderProofsSuite(database: string, booted: () => TestCms): void {
  describe(`transfer proofs on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let line: { productId: string; quantity: number; size: string };
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      line = { productId: (await shop.product())._id, quantity: 1, size: 'M' };
    });

    async function uploaded() {
      const body = formWith(await aPicture(60, 60).jpeg().toBuffer());
      return cms.call<{ url: string }>('/api/upload/proof', { method: 'POST', body });
    }
    const upload = async () => (await uploaded()).body.url;
    const bought = async (transferProofUrl: string | null) =>
      shop.placed([line], { paymentMethod: 'transfer', transferProofUrl });
    const add = ({ orderNumber, linkToken: token }: OrderAnswer, transferProofUrl: string) =>
      cms.call<OrderAnswer & { message: string; code: string }>(
        `/api/orders/by-number/${orderNumber}/proof`,
        { method: 'POST', json: { token, transferProofUrl } },
      );
    async function proofsInHistory({ order }: OrderAnswer) {
      const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
      return (body.order.history ?? []).flatMap(({ proof }) => (proof ? [proof.url] : []));
    }
    const fileOf = (url: string) =>
      path.join(cms.dataDir, 'proofs', idOf(url).slice(0, 2), `${idOf(url)}.jpg`);
    const hasFile = (url: string) => existsSync(fileOf(url));
    const sweepIn = (days: number) => pictures.sweepClaimedProofs(Date.now() + days * DAY_MS);

    test('an order takes three proofs, also concurrent ones, and staff can look at each', async () => {
      const placed = await bought(await upload());
      const urls = await Promise.all(Array.from({ length: 6 }, upload));
      const answers = await runParallel(6, 6, (at) => add(placed, urls[at] as string));
      expect(statusesOf(answers)).toEqual({
        200: MAX_PROOFS_PER_ORDER - 1,
        409: 6 - MAX_PROOFS_PER_ORDER + 1,
      });
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.code).toBe('TOO_MANY_PROOFS');
      expect(refused?.body.message).toContain('mandalo por WhatsApp');
      const links = await proofsInHistory(placed);
      expect(new Set(links.map((link) => idOf(link as string))).size).toBe(MAX_PROOFS_PER_ORDER);
      for (const link of links) expect((await cms.call(link as string)).status).toBe(200);
      expect(await shop.faults()).toEqual([]);
    });

    test('a proof belongs to one order, however many claim it at once', async () => {
      const url = await upload();
      const waiting = await Promise.all([bought(null), bought(null), bought(null)]);
      const answers = await runParallel(3, 3, (at) => add(waiting[at] as OrderAnswer, url));
      expect(statusesOf(answers)).toEqual({ 200: 1, 400: 2 });
      const named = (await Promise.all(waiting.map(proofsInHistory))).flat();
      expect(named.map((link) => idOf(link as string))).toEqual([idOf(url)]);
    });

    test('a replaced proof is swept when its retention is over, the current one is kept', async () => {
      const [first, second] = [await upload(), await upload()];
      const placed = await bought(first);
      expect((await add(placed, second)).status).toBe(200);
      await sweepIn(SUPERSEDED_PROOF_DAYS - 1);
      expect([hasFile(first), hasFile(second)]).toEqual([true, true]);
      expect(await sweepIn(SUPERSEDED_PROOF_DAYS + 1)).toBeGreaterThan(0);
      expect([hasFile(first), hasFile(second)]).toEqual([false, true]);
      const [gone, kept] = await proofsInHistory(placed);
      expect([gone, idOf(kept as string)]).toEqual([null, idOf(second)]);
      const [entry] = await shop
        .db()('audit_entries')
        .where({ action: 'proofs-swept' })
        .orderBy('id', 'desc');
      expect(JSON.stringify(entry)).toContain(idOf(first));
      expect(await shop.faults()).toEqual([]);
    });

    test('the file of a proof whose retention is over may be missing from a backup, others may not', async () => {
      const [first, second] = [await upload(), await upload()];
      const placed = await bought(first);
      await add(placed, second);
      const changed = (ms: number) =>
        shop
          .db()('orders')
          .where('document_id', placed.order._id)
          .update({ updated_at: new Date(Date.now() - ms) });
      rmSync(fileOf(first));
      expect((await shop.faults()).join()).toContain(`proof-file-is-missing (1): ${idOf(first)}`);
      await changed(SUPERSEDED_PROOF_DAYS * DAY_MS + HOUR_MS);
      expect(await shop.faults()).toEqual([]);
      await sweepIn(0);
      expect((await proofsInHistory(placed))[0]).toBeNull();
      rmSync(fileOf(second));
      expect((await shop.faults()).join()).toContain(`proof-file-is-missing (1): ${idOf(second)}`);
      await shop.db()('transfer_proofs').where('proof_id', idOf(second)).update({ swept_at: new Date() });
    });

    test('the proofs of a deleted order are swept once it can no longer be restored', async () => {
      const url = await upload();
      const { order } = await bought(url);
      await shop.admin(`/api/orders/${order._id}`, { method: 'DELETE' });
      await sweepIn(RESTORE_DAYS - 1);
      expect(hasFile(url)).toBe(true);
      await sweepIn(RESTORE_DAYS + 1);
      expect(hasFile(url)).toBe(false);
      expect(await shop.faults()).toEqual([]);
    });

    describe('the quota of unclaimed proofs', () => {
      const rows = () => shop.db()('transfer_proofs').where('sha_256', 'quota');
      // Each of the two rows counts one byte less than 2 GiB.
      const fill = (claimedBy: string | null) =>
        rows().insert(
          ['a', 'b'].map((letter) => ({
            proof_id: letter.repeat(32),
            sha_256: 'quota',
            bytes: 2 ** 31 - 1,
            address_hash: 'x',
            claimed_by: claimedBy,
            created_at: new Date(),
          })),
        );
      const send = async () => (await uploaded()).status;

      test('the quota of unclaimed proofs is not used by claimed ones', async () => {
        await fill('orden-con-mucho');
        expect(await send()).toBe(201);
        await rows().delete();
      });

      test('the quota of unclaimed proofs refuses more of them until the oldest are abandoned', async () => {
        await fill(null);
        expect(await send()).toBe(507);
        await rows().update({ created_at: new Date(Date.now() - 16 * 60_000) });
        expect(await send()).toBe(201);
        expect(await rows()).toEqual([]);
      });
    });

    // @spec C.5
    test('the queue of proofs lists the orders that await a decision, oldest first', async () => {
      const [first, second] = [await bought(await upload()), await bought(await upload())];
      const own = [first, second].map(({ order }) => order._id);
      const queued = async () => {
        const { body } = await shop.admin<{ orders: { _id: string }[] }>(
          '/api/orders?queue=to_verify&limit=100',
        );
        return body.orders.map(({ _id }) => _id).filter((id) => own.includes(id));
      };
      expect(await queued()).toEqual(own);
      const accept = { status: 'paid' as const, expectedStatus: 'pending_transfer_confirmation' as const };
      expect((await shop.setStatus(first.order._id, accept)).status).toBe(200);
      expect(await queued()).toEqual([second.order._id]);
      const undo = { status: accept.expectedStatus, expectedStatus: accept.status };
      expect((await shop.setStatus(first.order._id, undo)).status).toBe(200);
      expect((await shop.setStatus(first.order._id, undo)).status).toBe(409);
      expect(await queued()).toEqual(own);
    });
  });
}

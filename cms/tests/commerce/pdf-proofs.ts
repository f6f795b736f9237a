import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { errorCodes, MAX_IMAGE_BYTES, messages, type AdminOrder } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { aPdf, polyglotPng } from '../support/data/pdf-files';
import type { TestCms } from '../support/servers/start-cms';

type Upload = { url: string; filename: string; message: string; code: string };
const idOf = (url: string) => url.split('/').at(-1)?.split('?')[0] ?? '';

export function pdfProofsSuite(database: string, booted: () => TestCms): void {
  describe(`proofs as PDF on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let line: { productId: string; quantity: number; size: string };
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      line = { productId: (await shop.product())._id, quantity: 1, size: 'M' };
    });

    const send = (file: Buffer, name = 'comprobante.pdf', purpose = 'proof') =>
      cms.call<Upload>('/api/upload/proof', { method: 'POST', body: formWith(file, name, { purpose }) });
    const fileOf = (url: string, ending: string) =>
      path.join(cms.dataDir, 'proofs', idOf(url).slice(0, 2), `${idOf(url)}${ending}`);
    const read = async (id: string) => (await shop.admin<OrderAnswer>(`/api/orders/${id}`)).body.order;
    async function boughtWith(file: Buffer): Promise<AdminOrder> {
      const { url } = (await send(file)).body;
      const { order } = await shop.placed([line], { paymentMethod: 'transfer', transferProofUrl: url });
      return read(order._id);
    }

    // @spec C.3
    test('a proof as PDF is kept as it was sent, and staff can only download it', async () => {
      const pdf = aPdf('con JavaScript', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>');
      const { transferProofUrl, proof, history } = await boughtWith(pdf);
      expect(proof).toEqual({ kind: 'pdf', bytes: pdf.length, usedIn: [] });
      expect(history?.[0]?.proof).toMatchObject({ kind: 'pdf' });
      const answer = await fetch(`${cms.origin}${transferProofUrl}`);
      expect(answer.status).toBe(200);
      const header = (name: string) => answer.headers.get(name);
      expect(header('content-type')).toBe('application/pdf');
      expect(header('content-disposition')).toBe('attachment; filename="comprobante.pdf"');
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(header('cache-control')).toContain('no-store');
      expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
      expect(readFileSync(fileOf(transferProofUrl ?? '', '.pdf')).equals(pdf)).toBe(true);
      expect((await cms.call(`/api/upload/proof/${idOf(transferProofUrl ?? '')}`)).status).toBe(403);
      expect(await shop.faults()).toEqual([]);
    });

    test('a proof that is a picture with a PDF inside is re-encoded as a picture', async () => {
      const { status, body } = await send(await polyglotPng());
      expect(status).toBe(201);
      expect(readFileSync(fileOf(body.url, '.jpg')).includes('%PDF-')).toBe(false);
      expect(existsSync(fileOf(body.url, '.pdf'))).toBe(false);
    });

    test.each([
      ['a web page with the name of a PDF', () => Buffer.from('<html><script>1</script></html>')],
      ['a web page before a PDF', () => Buffer.concat([Buffer.from('<html></html>'), aPdf('dentro')])],
      ['an empty file', () => Buffer.alloc(0)],
    ])('a proof that is %s is refused', async (_, make) => {
      const { status, body } = await send(make());
      expect([status, body.code, body.message]).toEqual([
        400,
        errorCodes.uploadBadType,
        messages.uploadBadType,
      ]);
    });

    test('a proof as PDF of more than five megabytes is refused', async () => {
      const large = Buffer.concat([aPdf('grande'), Buffer.alloc(MAX_IMAGE_BYTES)]);
      const { status, body } = await send(large);
      expect([status, body.message]).toEqual([413, messages.uploadTooLarge]);
    });

    test('a picture of the shop cannot be a PDF', async () => {
      const body = formWith(aPdf('portada'), 'foto.jpg', { purpose: 'content' });
      const answer = await shop.admin<Upload>('/api/upload/proof', { method: 'POST', body });
      expect([answer.status, answer.body.message]).toEqual([400, messages.uploadBadType]);
    });

    // @spec C.4
    test('a proof that another order got before names those orders, as file and as picture', async () => {
      const pdf = aPdf('una sola vez');
      const [first, second] = [await boughtWith(pdf), await boughtWith(pdf)];
      const named = ({ _id, orderNumber }: AdminOrder) => ({ _id, orderNumber });
      expect(first.proof?.usedIn).toEqual([]);
      expect(second.proof?.usedIn).toEqual([named(first)]);
      expect((await read(first._id)).proof?.usedIn).toEqual([named(second)]);
      const picture = await aPicture(70, 70).png().toBuffer();
      const seen = await boughtWith(picture);
      // The bytes differ, the picture does not.
      const again = await boughtWith(Buffer.concat([picture, Buffer.from('otro final')]));
      expect(again.proof).toMatchObject({ kind: 'picture', usedIn: [named(seen)] });
      await shop.admin(`/api/orders/${seen._id}`, { method: 'DELETE' });
      expect((await read(again._id)).proof?.usedIn).toEqual([]);
    });

    test('a proof as PDF that is missing on the disk is a fault', async () => {
      const { transferProofUrl } = await boughtWith(aPdf('perdido'));
      const file = fileOf(transferProofUrl ?? '', '.pdf');
      rmSync(file);
      expect((await shop.faults()).join()).toContain(
        `proof-file-is-missing (1): ${idOf(transferProofUrl ?? '')}`,
      );
      const gone = { proof_id: idOf(transferProofUrl ?? '') };
      await shop.db()('transfer_proofs').where(gone).update({ swept_at: new Date() });
    });
  });
}

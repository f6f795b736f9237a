import { existsSync, readFileSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import {
  PICTURE_WIDTHS,
  MAX_IMAGE_BYTES,
  errorCodes,
  messages,
  pictureSources,
  previewPicture,
} from '@shop/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosenDatabase } from './support/databases/test-database';
import { aPicture, formWith } from './support/data/forms';
import { bomb, hostileFiles } from './support/data/hostile-files';
import { pictures } from './support/servers/built-cms';
import { startCms, type CallOptions, type TestCms } from './support/servers/start-cms';

// @spec 5.3

let cms: TestCms;
let database: Awaited<ReturnType<typeof chosenDatabase>> | undefined;
let token: string;
beforeAll(async () => {
  database = await chosenDatabase();
  cms = await startCms({ databaseUrl: database.databaseUrl });
  token = await cms.adminToken();
});
afterAll(async () => {
  await cms?.stop();
  await database?.stop();
});

type Upload = { url: string; filename: string; message: string; code: string };
const upload = (body: BodyInit, options: CallOptions = {}) =>
  cms.call<Upload>('/api/upload/proof', { method: 'POST', body, ...options });
const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(cms.dataDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const idOf = (url: string) => url.split('/').at(-1)!;
const fileOfProof = (url: string) =>
  path.join(cms.dataDir, 'proofs', idOf(url).slice(0, 2), `${idOf(url)}.jpg`);

describe('proofs', () => {
  test('a proof is stored privately and served by a signed link only', async () => {
    const { status, body } = await upload(formWith(await aPicture().jpeg().toBuffer()));
    expect([status, body.url]).toEqual([201, expect.stringMatching(/^\/api\/upload\/proof\/[0-9a-f]{32}$/)]);
    expect((await cms.call(body.url)).status).toBe(403);
    expect((await cms.call(`/uploads/pictures/${idOf(body.url)}.jpg`)).status).toBe(404);
    const link = pictures.signedLink(body.url)!;
    const seen = await cms.call(link);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(seen.headers.get('cache-control')).toContain('no-store');
    expect(seen.headers.get('content-security-policy')).toContain('sandbox');
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a proof is not served by an altered or expired link, nor by the link of another proof', async () => {
    const [one, two] = [
      await upload(formWith(await aPicture().png().toBuffer())),
      await upload(formWith(await aPicture().webp().toBuffer())),
    ];
    const link = pictures.signedLink(one.body.url)!;
    const ended = pictures.signedLink(one.body.url, Date.now() - 6 * 60_000)!;
    const altered = [
      link.slice(0, -2) + 'zz',
      link.replace(idOf(one.body.url), idOf(two.body.url)),
      link.replace(/e=\d+/, 'e=99999999999'),
      ended,
    ];
    for (const url of altered) expect((await cms.call(url)).status).toBe(403);
  });

  test('a proof stays private when an administrator uploads it without purpose=content', async () => {
    const { body } = await upload(formWith(await aPicture().jpeg().toBuffer()), { token });
    expect(body.url).toMatch(/^\/api\/upload\/proof\//);
    expect((await cms.call(body.url, { token })).status).toBe(200);
  });

  test('a proof can be claimed by one order, once, within a day', async () => {
    const { body } = await upload(formWith(await aPicture().jpeg().toBuffer()));
    const claim = (url: string, order: string) =>
      cms.strapi.db.transaction(({ trx }) => pictures.claim(trx, url, order));
    await expect(claim(body.url, 'orden-1')).resolves.toBe(idOf(body.url));
    const refused = { status: 400, code: errorCodes.badProof };
    await expect(claim(body.url, 'orden-2')).rejects.toMatchObject(refused);
    for (const url of [
      'https://evil.example/x',
      'javascript:1',
      `/api/upload/proof/${'0'.repeat(32)}`,
      '/uploads/x.jpg',
    ]) {
      await expect(claim(url, 'orden-3')).rejects.toMatchObject(refused);
    }
    const late = await upload(formWith(await aPicture().jpeg().toBuffer()));
    const uploadedAgo = (ms: number) =>
      cms.strapi.db
        .connection('transfer_proofs')
        .where({ proof_id: idOf(late.body.url) })
        .update({ created_at: new Date(Date.now() - ms) });
    await uploadedAgo(25 * 3_600_000);
    await expect(claim(late.body.url, 'orden-4')).rejects.toMatchObject(refused);
    await uploadedAgo(23 * 3_600_000);
    await expect(claim(late.body.url, 'orden-4')).resolves.toBe(idOf(late.body.url));
  });

  test('a proof is swept after a day if unclaimed, and kept if claimed', async () => {
    const [left, taken] = [
      await upload(formWith(await aPicture().jpeg().toBuffer())),
      await upload(formWith(await aPicture().jpeg().toBuffer())),
    ];
    await cms.strapi.db.transaction(({ trx }) => pictures.claim(trx, taken.body.url, 'orden-9'));
    expect(existsSync(fileOfProof(left.body.url))).toBe(true);
    await pictures.deleteExpiredProofs(Date.now() + 25 * 3_600_000);
    expect(existsSync(fileOfProof(left.body.url))).toBe(false);
    expect(existsSync(fileOfProof(taken.body.url))).toBe(true);
  });

  test('a proof is re-encoded without metadata', async () => {
    const photo = await aPicture()
      .withExif({ IFD0: { Copyright: 'secreto' }, IFD3: { GPSLatitude: '38/1 57/1 0/1' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const { status, body } = await upload(formWith(polyglot, '../../etc/passwd\u0000.jpg'));
    expect(status).toBe(201);
    const kept = readFileSync(fileOfProof(body.url));
    expect(kept.includes('<script')).toBe(false);
    expect(kept.includes('secreto')).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });
});

describe('public pictures', () => {
  const asContent = { purpose: 'content' };

  test('a public picture is refused without an admin session', async () => {
    const { status } = await upload(formWith(await aPicture().jpeg().toBuffer(), 'a.jpg', asContent));
    expect(status).toBe(401);
  });

  test('a public picture is stored in every width and format that the shop shows', async () => {
    const picture = await aPicture(1400, 1750).jpeg().toBuffer();
    const { status, body } = await upload(formWith(picture, 'a.jpg', asContent), { token });
    expect([status, body.url]).toEqual([201, `/uploads/pictures/${body.filename}`]);
    const sources = pictureSources(body.url)!;
    const variants = [...`${sources.avif}, ${sources.webp}`.matchAll(/(\S+) (\d+)w/g)].map(
      ([, url, width]) => [url!, Number(width)] as const,
    );
    expect(variants).toHaveLength(2 * PICTURE_WIDTHS.length);
    for (const [url, width] of variants) {
      const answer = await fetch(`${cms.origin}${url}`);
      expect(answer.headers.get('content-type')).toBe(`image/${url.split('.').at(-1)}`);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
    }
    const preview = await sharp(
      Buffer.from(await (await fetch(`${cms.origin}${previewPicture(body.url)}`)).arrayBuffer()),
    ).metadata();
    expect([preview.width, preview.height, preview.format]).toEqual([1200, 630, 'jpeg']);
  });

  test('a public picture is never seen half written, not even by the copy of the shop', async () => {
    const seen: string[] = [];
    const watcher = watch(path.join(cms.dataDir, 'public/uploads/pictures'), (event, name) => {
      if (!name?.endsWith('.tmp')) seen.push(event);
    });
    await upload(formWith(await aPicture(600, 600).jpeg().toBuffer(), 'a.jpg', { purpose: 'content' }), {
      token,
    });
    await expect.poll(() => seen.length).toBeGreaterThanOrEqual(2);
    watcher.close();
    // Files that are moved to their names are renamed; files that grow there change.
    expect(new Set(seen)).toEqual(new Set(['rename']));
  });

  test('a public picture with an unknown purpose is refused', async () => {
    const answer = await upload(formWith(await aPicture().jpeg().toBuffer(), 'a.jpg', { purpose: 'otra' }), {
      token,
    });
    expect(answer.status).toBe(400);
  });
});

describe('hostile files', () => {
  const jpeg = () => aPicture().jpeg().toBuffer();
  // A proof may be a PDF, a photo may not.
  const refused = hostileFiles.filter(([what]) => what !== 'a PDF');
  // @spec 5.29
  test.each(refused)('a hostile file (%s) is refused and leaves no file', async (_, make, expected, text) => {
    const before = [...filesBelow('proofs'), ...filesBelow('public')].length;
    const { status, body } = await upload(formWith(await make()));
    expect(status).toBe(expected);
    expect(body.message).toBe(text ?? (expected === 413 ? messages.uploadTooLarge : messages.uploadBadType));
    expect([...filesBelow('proofs'), ...filesBelow('public')].length).toBe(before);
  });

  test.each([
    ['24.5 megapixels', 5712, 4284],
    ['60 megapixels', 8944, 6708],
  ])('a photo of %s is accepted, shrunk, while others are', async (_, width, height) => {
    const create = { width, height, channels: 3, background: '#c98b8b' } as const;
    const photos = [await sharp({ create }).jpeg().toBuffer(), await sharp({ create }).png().toBuffer()];
    const answers = await Promise.all(photos.map((photo) => upload(formWith(photo))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await sharp(fileOfProof(answers[0]!.body.url)).metadata()).width).toBe(2400);
  });

  test('a picture of exactly five megabytes is accepted', async () => {
    const padded = Buffer.concat([await jpeg(), Buffer.alloc(MAX_IMAGE_BYTES)]).subarray(0, MAX_IMAGE_BYTES);
    expect((await upload(formWith(padded))).status).toBe(201);
  });

  test('a hostile file does not block other requests', async () => {
    const bombs = Array.from({ length: 10 }, () => upload(formWith(bomb(16_000))));
    expect((await cms.call('/api/health')).status).toBe(200);
    const statuses = (await Promise.all(bombs)).map(({ status }) => status);
    expect(statuses.every((status) => status === 413)).toBe(true);
  });

  test.each([
    ['without a file', () => new FormData(), 400],
    [
      'with two files',
      () => {
        const form = formWith(Buffer.from('a'));
        form.append('file', new Blob(['b']), 'b.jpg');
        return form;
      },
      400,
    ],
    [
      'with many fields',
      () => {
        const form = formWith(Buffer.from('a'));
        for (let i = 0; i < 20; i += 1) form.append(`f${i}`, '1');
        return form;
      },
      400,
    ],
  ])('a form %s is refused', async (_, make, expected) => {
    expect((await upload(make())).status).toBe(expected);
  });

  test.each([
    ['JSON', 'application/json', '{"file":"x"}', 415],
    ['a form of another kind', 'application/x-www-form-urlencoded', 'file=x', 415],
    ['a form without boundary', 'multipart/form-data', 'x', 415],
    ['a form that is broken', 'multipart/form-data; boundary=a', '--a\r\nno', 400],
  ])('%s is refused', async (_, type, body, expected) => {
    expect((await upload(body, { headers: { 'content-type': type } })).status).toBe(expected);
  });
});

import { PassThrough, Readable } from 'node:stream';
import { errorCodes, FORM_OVERHEAD_BYTES, messages } from '@shop/contract';
import type { Context } from 'koa';
import { describe, expect, test, vi } from 'vitest';
import { findOnlyFile, readForm } from './read-form';

const TYPE = 'multipart/form-data; boundary=x';
const upload = { maxBytes: 5_000_000, tooLarge: 'Es demasiado.' };
const lines = (...text: string[]) => Buffer.from(text.join('\r\n'));
const field = (name: string, value: string) => [
  `--x`,
  `Content-Disposition: form-data; name="${name}"`,
  '',
  value,
];
const end = ['--x--', ''];

const requestOf = (req: Readable, type = TYPE, length?: number) =>
  ({
    req: Object.assign(req, { setTimeout: vi.fn() }),
    request: { length },
    state: {},
    get: () => type,
    set: vi.fn(),
  }) as unknown as Context;
const read = (body: Buffer, type?: string) => readForm(requestOf(Readable.from([body]), type), upload);
// Every byte in a chunk of its own splits each delimiter and header.
const readByteByByte = (body: Buffer) =>
  readForm(requestOf(Readable.from(Array.from(body, (byte) => Buffer.from([byte])))), upload);

const bytes = Buffer.from([0, 13, 10, 45, 45, 255]);
const picture = Buffer.concat([
  lines(
    ...field('purpose', 'content'),
    '--x',
    'Content-Disposition: form-data; name="file"; filename="a.jpg"',
    '',
    '',
  ),
  bytes,
  lines('', ...end),
]);

describe('readForm', () => {
  test.each([
    ['one chunk', read],
    ['one-byte chunks', readByteByByte],
  ])('returns fields and files byte for byte from %s', async (_, readAs) => {
    const parts = await readAs(picture);
    expect(parts.map(({ name }) => name)).toEqual(['purpose', 'file']);
    expect(parts[0]?.data.toString()).toBe('content');
    expect(parts[1]?.data.equals(bytes)).toBe(true);
  });

  test('returns an empty part, ignores a preamble and an epilogue', async () => {
    const body = Buffer.concat([Buffer.from('preamble\r\n'), lines(...field('file', ''), ...end), picture]);
    expect(await read(body)).toEqual([{ name: 'file', data: Buffer.alloc(0) }]);
  });

  test('returns no parts for a form without fields', async () =>
    expect(await read(lines(...end))).toEqual([]));

  test('reads a quoted boundary', async () => {
    const body = Buffer.from(picture.toString('latin1').replaceAll('--x', '--a b'), 'latin1');
    expect(await read(body, 'multipart/form-data; charset=utf-8; boundary="a b"')).toHaveLength(2);
  });

  test.each(['multipart/form-data', 'application/json; boundary=x'])('rejects %s with 415', (type) =>
    expect(read(picture, type)).rejects.toMatchObject({ status: 415, code: errorCodes.uploadBadType }),
  );

  const longHeader = [`--x`, `X-Long: ${'a'.repeat(5000)}`, ...field('a', '1').slice(1)];
  test.each([
    ['a truncated part', lines(...field('a', '1'))],
    ['a truncated header', lines(...field('a', '1').slice(0, 2))],
    ['a missing closing delimiter', lines(...field('a', '1'), '--x', '')],
    ['another boundary', lines('--y', '', '', '--y--')],
    ['a part without headers', lines('--x', 'hola', ...end)],
    ['a part without a name', lines('--x', 'Content-Disposition: form-data', '', '1', ...end)],
    ['headers above 4 kB', lines(...longHeader, ...end)],
    ['twelve parts', lines(...Array.from({ length: 12 }, () => field('a', '1')).flat(), ...end)],
    ['an empty body', Buffer.alloc(0)],
  ])('rejects %s with 400', (_, body) =>
    expect(read(body)).rejects.toMatchObject({
      status: 400,
      code: errorCodes.validation,
      message: messages.badRequest,
    }),
  );

  test('accepts eleven parts', async () =>
    expect(
      await read(lines(...Array.from({ length: 11 }, () => field('a', '1')).flat(), ...end)),
    ).toHaveLength(11));

  test('reads the whole form of a file just over the limit, so that its refusal closes no connection', async () => {
    const head = lines('--x', 'Content-Disposition: form-data; name="file"', '', '');
    const form = Buffer.concat([head, Buffer.alloc(upload.maxBytes + 60_000), lines('', ...end)]);
    const ctx = requestOf(Readable.from([form]), TYPE, form.length);
    const parts = await readForm(ctx, upload);
    expect(() => findOnlyFile(parts, upload)).toThrow(upload.tooLarge);
    expect(ctx.set).not.toHaveBeenCalled();
  });

  test('rejects an announced oversized body with 413 without reading it', async () => {
    const source = new PassThrough();
    const ctx = requestOf(source, TYPE, upload.maxBytes + FORM_OVERHEAD_BYTES + 1);
    await expect(readForm(ctx, upload)).rejects.toMatchObject({
      status: 413,
      code: errorCodes.uploadTooLarge,
      message: 'Es demasiado.',
    });
    expect(ctx.set).toHaveBeenCalledWith('Connection', 'close');
    expect(source.readableFlowing).toBeNull();
  });

  test('rejects an unannounced oversized body with 413 and stops reading', async () => {
    let megabytes = 0;
    const source = Readable.from(
      (function* () {
        yield lines('--x', 'Content-Disposition: form-data; name="file"', '', '');
        for (; megabytes < 50; megabytes += 1) yield Buffer.alloc(1_000_000);
      })(),
    );
    const ctx = requestOf(source);
    await expect(readForm(ctx, upload)).rejects.toMatchObject({ status: 413 });
    expect(ctx.set).toHaveBeenCalledWith('Connection', 'close');
    expect(source.destroyed).toBe(true);
    expect(megabytes).toBeLessThan(10);
  });

  test('fails when the client aborts', async () => {
    const source = new PassThrough();
    const reading = readForm(requestOf(source), upload);
    source.write(picture.subarray(0, 100));
    source.destroy(new Error('aborted'));
    await expect(reading).rejects.toThrow('aborted');
  });
});

describe('forms that arrive at the same time', () => {
  const begun = () => {
    const source = new PassThrough();
    source.write(picture.subarray(0, 100));
    const ctx = requestOf(source);
    return { source, ctx, reading: readForm(ctx, upload) };
  };

  test('sixteen are read, and one more is refused with 503 until one has ended', async () => {
    const forms = Array.from({ length: 16 }, begun);
    await expect(read(picture)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    forms[0]?.source.end(picture.subarray(100));
    await expect(forms[0]?.reading).resolves.toHaveLength(2);
    await expect(read(picture)).resolves.toHaveLength(2);
    forms.slice(1).forEach(({ source }) => source.destroy(new Error('aborted')));
    await Promise.all(forms.slice(1).map(({ reading }) => expect(reading).rejects.toThrow('aborted')));
    await expect(read(picture)).resolves.toHaveLength(2);
  });

  test('one that stalls ends with 408', async () => {
    const { ctx, reading } = begun();
    const [[, stall]] = vi.mocked(ctx.req.setTimeout).mock.calls as [[number, () => void]];
    stall();
    await expect(reading).rejects.toMatchObject({ status: 408, code: errorCodes.bodyTooSlow });
  });
});

describe('findOnlyFile', () => {
  const part = (name: string, bytes = 3) => ({ name, data: Buffer.alloc(bytes) });

  test('returns the bytes of the field file', () =>
    expect(findOnlyFile([part('purpose', 1), part('file')], upload)).toHaveLength(3));

  test.each([
    ['no file', [part('purpose')]],
    ['two files', [part('file'), part('file')]],
  ])('returns null for %s', (_, parts) => expect(findOnlyFile(parts, upload)).toBeNull());

  test('accepts a file of exactly the limit and rejects one byte more with 413', () => {
    expect(findOnlyFile([part('file', upload.maxBytes)], upload)).toHaveLength(upload.maxBytes);
    expect(() => findOnlyFile([part('file', upload.maxBytes + 1)], upload)).toThrow('Es demasiado.');
  });
});

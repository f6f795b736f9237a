import { MAX_IMAGE_BYTES } from '@shop/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findProofFault } from '@shop/contract';
import { preparePicture, imageFaultTexts, RefusedPicture } from './index.ts';

const aFile = (bytes: number, name = 'IMG_0001.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

let side: [width: number, height: number];
let drawn: number[];
let encoded: number;

beforeEach(() => {
  drawn = [];
  encoded = 900_000;
  URL.createObjectURL = () => 'blob:foto';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = side[0];
      naturalHeight = side[1];
      decode = () => Promise.resolve();
    },
  );
  vi.stubGlobal('document', {
    createElement: () => ({
      getContext: () => ({
        fillRect: () => undefined,
        drawImage: (_: unknown, ...box: number[]) => drawn.push(...box),
      }),
      toBlob: (done: (blob: Blob) => void, type: string) =>
        done(new Blob([new Uint8Array(encoded)], { type })),
    }),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a photo of 24 megapixels and 9 MB', 9, [5712, 4284], [2560, 1920]],
  ['an upright photo of 50 megapixels and 14 MB', 14, [6120, 8160], [1920, 2560]],
] as const)('%s is shrunk before its size is judged', async (_name, megabytes, size, box) => {
  side = [...size];
  const ready = await preparePicture(aFile(megabytes * 1024 * 1024));
  expect(drawn).toEqual([0, 0, ...box]);
  expect([ready.name, ready.type, ready.size]).toEqual(['IMG_0001.jpg', 'image/jpeg', encoded]);
});

test('a small picture and one that would only grow are sent as they are', async () => {
  side = [600, 400];
  const small = aFile(1000);
  expect(await preparePicture(small)).toBe(small);
  expect(drawn).toEqual([]);
  encoded = 3_000_000;
  const dense = aFile(2_000_000);
  expect(await preparePicture(dense)).toBe(dense);
});

test('a photo that the browser cannot shrink is sent as it is, and refused above 5 MB', async () => {
  vi.stubGlobal('Image', undefined);
  const photo = aFile(MAX_IMAGE_BYTES);
  expect(await preparePicture(photo)).toBe(photo);
  await expect(preparePicture(aFile(MAX_IMAGE_BYTES + 1))).rejects.toThrow(imageFaultTexts.size);
});

test.each([
  ['a HEIC photo', aFile(2_000_000, 'IMG_1.HEIC', 'image/heic'), imageFaultTexts.heic],
  ['a HEIC photo of unknown type', aFile(20, 'IMG_1.heic', ''), imageFaultTexts.heic],
  ['a text', aFile(20, 'a.txt', 'text/plain'), imageFaultTexts.type],
  ['a PDF', aFile(20, 'a.pdf', 'application/pdf'), imageFaultTexts.type],
])('%s is refused by name', async (_name, file, text) => {
  const refused = await preparePicture(file).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedPicture);
  expect((refused as Error).message).toBe(text);
});

test('a PDF is taken as a proof up to 5 MB, without being read', async () => {
  const proof = aFile(MAX_IMAGE_BYTES, 'a.pdf', 'application/pdf');
  expect(await preparePicture(proof, { findFault: findProofFault })).toBe(proof);
  const large = aFile(MAX_IMAGE_BYTES + 1, 'a.pdf', 'application/pdf');
  await expect(preparePicture(large, { findFault: findProofFault })).rejects.toThrow(imageFaultTexts.size);
});

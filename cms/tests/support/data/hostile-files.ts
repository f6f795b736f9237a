import { deflateSync } from 'node:zlib';
import { heicMessage, MAX_IMAGE_BYTES, tooManyPixels } from '@shop/contract';
import { aPicture } from './forms';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

export const bomb = (side: number): Buffer =>
  png(side, side, deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 }));

const heic = Buffer.concat([Buffer.alloc(3), Buffer.from('\u0018ftypheic'), Buffer.alloc(100)]);
const jpeg = () => aPicture().jpeg().toBuffer();
const half = async (file: Promise<Buffer>) => (await file).subarray(0, 9000);

// The size in the JPEG frame header is set to the maximum.
async function jpegOfHugeSize(): Promise<Buffer> {
  const file = Buffer.from(await jpeg());
  const frame = file.findIndex(
    (byte, at) => byte === 0xff && (file[at + 1] === 0xc0 || file[at + 1] === 0xc2),
  );
  file.writeUInt16BE(65_500, frame + 5);
  file.writeUInt16BE(65_500, frame + 7);
  return file;
}

const tooMany = async () =>
  Buffer.concat([await jpeg(), Buffer.alloc(MAX_IMAGE_BYTES)]).subarray(0, MAX_IMAGE_BYTES + 1);

/** Files with the status that refuses them, and a message other than that of the status. */
export const hostileFiles: readonly [string, () => Promise<Buffer> | Buffer, number, string?][] = [
  ['a web page', () => Buffer.from('<html><script>alert(1)</script></html>'), 400],
  [
    'an SVG',
    () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    400,
  ],
  [
    'an SVG that says it is XML',
    () =>
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
      ),
    400,
  ],
  ['a GIF', () => aPicture(20, 20).gif().toBuffer(), 400],
  ['a GIF that is a script', () => Buffer.from('GIF89a/*\u0001*/=alert(1)//'), 400],
  ['a TIFF', () => aPicture(20, 20).tiff().toBuffer(), 400],
  ['an AVIF', () => aPicture(20, 20).avif().toBuffer(), 400],
  ['a bitmap', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), 400],
  ['a video', () => Buffer.concat([Buffer.alloc(3), Buffer.from('\u0018ftypmp42'), Buffer.alloc(100)]), 400],
  ['only the first bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 400],
  ['only the first bytes of a PNG', () => SIGNATURE, 400],
  ['only the first bytes of a WebP', () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 '), 400],
  ['a JPEG cut in half', () => half(jpeg()), 400],
  ['a PNG cut in half', () => half(aPicture(300, 300).png().toBuffer()), 400],
  ['a PNG without rows', () => png(100, 100, Buffer.alloc(0)), 400],
  ['a PNG of no size', () => png(0, 0, deflateSync(Buffer.alloc(1))), 400],
  ['noise', () => Buffer.alloc(5000, 7), 400],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n'), 400],
  ['a ZIP', () => Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaa'), 400],
  ['nothing', () => Buffer.alloc(0), 400],
  ['a HEIC photo', () => heic, 400, heicMessage],
  ['a bomb of 16,000 pixels a side', () => bomb(16_000), 413, tooManyPixels],
  ['a bomb of 7,800 pixels a side', () => bomb(7800), 413, tooManyPixels],
  [
    'a bomb that is 60,000 pixels wide',
    () => png(60_000, 60_000, deflateSync(Buffer.alloc(1000))),
    413,
    tooManyPixels,
  ],
  ['a JPEG that says it is huge', jpegOfHugeSize, 413, tooManyPixels],
  ['a picture 17,000 pixels wide', () => aPicture(17_000, 2).jpeg().toBuffer(), 413, tooManyPixels],
  ['one byte too many', tooMany, 413],
  ['six megabytes', () => Buffer.alloc(6 * 1024 * 1024), 413],
];

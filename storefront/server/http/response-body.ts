import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
type Compression = Exclude<Encoding, 'identity'>;

const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);
const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
const MIN_BYTES_TO_COMPRESS = 900;
const TEXT_TYPE = /^(text\/|application\/(json|xml|manifest\+json|javascript|ld\+json)|image\/svg)/;

export function acceptedEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\b)/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\b)/.test(acceptEncoding) ? 'gzip' : 'identity';
}

// zlib returns a slice of a larger buffer, and Node shares one among small ones: a cached slice would keep all of it in memory.
async function copyOf(slice: Promise<Buffer>): Promise<Buffer> {
  const bytes = await slice;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

const compress: Record<Compression, (bytes: Buffer, quality: number) => Promise<Buffer>> = {
  br: (bytes, quality) =>
    copyOf(
      runBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ),
  gzip: (bytes) => copyOf(runGzip(bytes, { level: 6 })),
};

// Quality 11 costs ten times the work of quality 9 and saves a tenth of the bytes: worth it for repeated requests.
const REQUESTS_BEFORE_RECOMPRESSION = 2;
const RECOMPRESSION_QUALITY = 11;
// One at a time, or recompression would hold many pages in memory and delay first requests. A body that finds it
// running tries again at its next request, so the most requested bodies come first.
let isRecompressing = false;

const OVERHEAD_BYTES = 1024;

type Options = {
  /** Encodings that exist already, such as the files that the build has compressed. */
  encoded?: Partial<Record<Encoding, Buffer>>;
  quality?: number;
  /** For a body that is one of many: recompresses it when it is requested again, and drops unused plain bytes. */
  isCompact?: boolean;
  onResize?: () => void;
};

/** Makes each encoding of a response's bytes on its first request and keeps it. */
export class ResponseBody {
  readonly etag: string;
  readonly #length: number;
  readonly #encoded = new Map<Encoding, Buffer>();
  readonly #encoding = new Map<Encoding, Promise<Buffer>>();
  readonly #quality: number;
  readonly #onResize: () => void;
  #keepsPlainBytes: boolean;
  #requestsBeforeRecompression: number;

  constructor(
    bytes: Buffer,
    readonly type: string,
    { encoded = {}, quality = 9, isCompact = false, onResize = () => undefined }: Options = {},
  ) {
    this.etag = `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 22)}"`;
    this.#length = bytes.length;
    this.#quality = quality;
    this.#onResize = onResize;
    this.#keepsPlainBytes = !isCompact;
    this.#requestsBeforeRecompression = isCompact ? REQUESTS_BEFORE_RECOMPRESSION : Infinity;
    this.#encoded.set('identity', bytes);
    for (const [encoding, form] of Object.entries(encoded)) this.#encoded.set(encoding as Encoding, form);
  }

  get byteSize(): number {
    return [...this.#encoded.values()].reduce((sum, { length }) => sum + length, OVERHEAD_BYTES);
  }

  /** Returns the encoding to send: small and binary bodies are not compressed. */
  encodingFor(accepted: Encoding): Encoding {
    if (this.#encoded.has(accepted)) return accepted;
    return this.#length >= MIN_BYTES_TO_COMPRESS && TEXT_TYPE.test(this.type) ? accepted : 'identity';
  }

  cached(encoding: Encoding): Buffer | undefined {
    if (encoding === 'br') this.#recompress();
    if (encoding === 'identity' && this.#encoded.has(encoding)) this.#keepsPlainBytes = true;
    return this.#encoded.get(encoding);
  }

  async encode(encoding: Encoding): Promise<Buffer> {
    const cached = this.#encoded.get(encoding);
    if (cached) return cached;
    const running = this.#encoding.get(encoding) ?? this.#make(encoding);
    this.#encoding.set(encoding, running);
    try {
      return await running;
    } finally {
      this.#encoding.delete(encoding);
    }
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') this.#keepsPlainBytes = true;
    const plain = await this.#plainBytes();
    const form = encoding === 'identity' ? plain : await compress[encoding](plain, this.#quality);
    this.#store(encoding, form);
    return form;
  }

  #store(encoding: Encoding, form: Buffer): void {
    this.#encoded.set(encoding, form);
    if (!this.#keepsPlainBytes && encoding !== 'identity') this.#encoded.delete('identity');
    this.#onResize();
  }

  async #plainBytes(): Promise<Buffer> {
    const plain = this.#encoded.get('identity');
    if (plain) return plain;
    for (const encoding of ['br', 'gzip'] as const) {
      const form = this.#encoded.get(encoding);
      if (form) return decompress[encoding](form);
    }
    throw new Error('A response body has at least one encoding');
  }

  #recompress(): void {
    this.#requestsBeforeRecompression -= 1;
    if (this.#requestsBeforeRecompression > 0 || isRecompressing) return;
    this.#requestsBeforeRecompression = Infinity;
    isRecompressing = true;
    // A failure leaves the first compression in place.
    this.#plainBytes()
      .then((plain) => compress.br(plain, RECOMPRESSION_QUALITY))
      .then((form) => this.#store('br', form))
      .catch(() => undefined)
      .finally(() => (isRecompressing = false));
  }
}

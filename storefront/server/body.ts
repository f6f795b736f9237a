import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_COMPRESSING = 900;
const TEXT = /^(text\/|application\/(json|xml|manifest\+json|javascript|ld\+json)|image\/svg)/;

/** The best encoding both sides know. */
export function acceptedEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accept) ? 'gzip' : 'identity';
}

const compress: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer, quality: number) => Promise<Buffer>> = {
  br: (bytes, quality) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => zip(bytes, { level: 6 }),
};

// What is asked for again is worth ten times the work, once: a tenth fewer bytes for all who ask from then on.
const ASKED_AGAIN = 2;
const DENSEST = 11;

type Options = {
  /** Forms that exist already. */
  made?: Partial<Record<Encoding, Buffer>>;
  quality?: number;
  /** True when a denser form may take the first one's place. */
  improves?: boolean;
};

/** Bytes to send, their fingerprint, and their compressed forms, each made once and only when asked for. */
export class Body {
  readonly etag: string;
  readonly #forms = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  readonly #quality: number;
  /** How many more times it is asked for before it is made denser. */
  #untilDense: number;

  constructor(
    readonly bytes: Buffer,
    readonly type: string,
    { made = {}, quality = 9, improves = false }: Options = {},
  ) {
    this.etag = `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 22)}"`;
    this.#quality = quality;
    this.#untilDense = improves ? ASKED_AGAIN : Infinity;
    this.#forms.set('identity', bytes);
    for (const [encoding, form] of Object.entries(made)) this.#forms.set(encoding as Encoding, form);
  }

  /** The encoding this body is really sent in. */
  encodingFor(wanted: Encoding): Encoding {
    if (this.#forms.has(wanted)) return wanted;
    return this.bytes.length >= WORTH_COMPRESSING && TEXT.test(this.type) ? wanted : 'identity';
  }

  /** A form that is there already. */
  ready(encoding: Encoding): Buffer | undefined {
    if (encoding === 'br') this.#improve();
    return this.#forms.get(encoding);
  }

  #improve(): void {
    this.#untilDense -= 1;
    if (this.#untilDense !== 0) return;
    // Without it, the form at hand serves on.
    compress.br(this.bytes, DENSEST).then(
      (form) => this.#forms.set('br', form),
      () => undefined,
    );
  }

  async form(encoding: Encoding): Promise<Buffer> {
    const ready = this.#forms.get(encoding);
    if (ready || encoding === 'identity') return ready ?? this.bytes;
    const making = this.#making.get(encoding) ?? compress[encoding](this.bytes, this.#quality);
    this.#making.set(encoding, making);
    const made = await making;
    this.#forms.set(encoding, made);
    return made;
  }
}

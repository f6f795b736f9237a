import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
const WORTH_COMPRESSING = 900;
const TEXT = /^(text\/|application\/(json|xml|manifest\+json|javascript|ld\+json)|image\/svg)/;

/** The best encoding both sides know. */
export function acceptedEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accept) ? 'gzip' : 'identity';
}

// What a compressor answers is the beginning of a larger piece of memory, all of which would be kept with it.
const inItsOwnSize = async (form: Promise<Buffer>): Promise<Buffer> => Buffer.from(await form);

const compress: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer, quality: number) => Promise<Buffer>> = {
  br: (bytes, quality) =>
    inItsOwnSize(
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ),
  gzip: (bytes) => inItsOwnSize(zip(bytes, { level: 6 })),
};

// What is asked for again is worth ten times the work, once: a tenth fewer bytes for all who ask from then on.
const ASKED_AGAIN = 2;
const DENSEST = 11;
// One at a time: many at once would hold as many pages open and keep what is asked for the first time waiting. Whoever
// finds it busy tries again when asked again, so that what is asked for most comes first.
let isImproving = false;

// What a body costs besides its bytes.
const BESIDES = 1024;

type Options = {
  /** Forms that exist already. */
  made?: Partial<Record<Encoding, Buffer>>;
  quality?: number;
  /** For what is one of many: a denser form may take the first one's place, and plain bytes nobody asks for go. */
  oneOfMany?: boolean;
  /** Told when it has come to weigh more or less. */
  resized?: () => void;
};

/** Bytes to send, their fingerprint, and their compressed forms, each made once and only when asked for. */
export class Body {
  readonly etag: string;
  readonly #size: number;
  readonly #forms = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  readonly #quality: number;
  readonly #resized: () => void;
  #keepsPlain: boolean;
  /** How many more times it is asked for before it is made denser. */
  #untilDense: number;

  constructor(
    bytes: Buffer,
    readonly type: string,
    { made = {}, quality = 9, oneOfMany = false, resized = () => undefined }: Options = {},
  ) {
    this.etag = `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 22)}"`;
    this.#size = bytes.length;
    this.#quality = quality;
    this.#resized = resized;
    this.#keepsPlain = !oneOfMany;
    this.#untilDense = oneOfMany ? ASKED_AGAIN : Infinity;
    this.#forms.set('identity', bytes);
    for (const [encoding, form] of Object.entries(made)) this.#forms.set(encoding as Encoding, form);
  }

  /** The memory it takes. */
  get weight(): number {
    return [...this.#forms.values()].reduce((sum, { length }) => sum + length, BESIDES);
  }

  /** The encoding this body is really sent in. */
  encodingFor(wanted: Encoding): Encoding {
    if (this.#forms.has(wanted)) return wanted;
    return this.#size >= WORTH_COMPRESSING && TEXT.test(this.type) ? wanted : 'identity';
  }

  /** A form that is there already. */
  ready(encoding: Encoding): Buffer | undefined {
    if (encoding === 'br') this.#improve();
    if (encoding === 'identity' && this.#forms.has(encoding)) this.#keepsPlain = true;
    return this.#forms.get(encoding);
  }

  #keep(encoding: Encoding, form: Buffer): void {
    this.#forms.set(encoding, form);
    // A compressed form holds all there is to know; whoever wants plain bytes gets them from it.
    if (!this.#keepsPlain && encoding !== 'identity') this.#forms.delete('identity');
    this.#resized();
  }

  async #plain(): Promise<Buffer> {
    const plain = this.#forms.get('identity');
    if (plain) return plain;
    for (const encoding of ['br', 'gzip'] as const) {
      const form = this.#forms.get(encoding);
      if (form) return unpack[encoding](form);
    }
    throw new Error('A body has at least one form');
  }

  #improve(): void {
    this.#untilDense -= 1;
    if (this.#untilDense > 0 || isImproving) return;
    this.#untilDense = Infinity;
    isImproving = true;
    // Without it, the form at hand serves on.
    this.#plain()
      .then((plain) => compress.br(plain, DENSEST))
      .then((form) => this.#keep('br', form))
      .catch(() => undefined)
      .finally(() => (isImproving = false));
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') this.#keepsPlain = true;
    const plain = await this.#plain();
    const form = encoding === 'identity' ? plain : await compress[encoding](plain, this.#quality);
    this.#keep(encoding, form);
    return form;
  }

  async form(encoding: Encoding): Promise<Buffer> {
    const ready = this.#forms.get(encoding);
    if (ready) return ready;
    const making = this.#making.get(encoding) ?? this.#make(encoding);
    this.#making.set(encoding, making);
    try {
      return await making;
    } finally {
      this.#making.delete(encoding);
    }
  }
}

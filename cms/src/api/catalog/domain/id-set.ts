/** Product ids as bits: the one of id n is bit n. */
export type IdBits = Uint32Array;

const WORD = 32;
// Below this a list is always the smaller of the two.
const FEW = 64;

const wordOf = (id: number): number => id >>> 5;
const maskOf = (id: number): number => 1 << (id & 31);

/** Room for every id up to the highest, none of them in it. */
export const bitsUpTo = (highest: number): IdBits => new Uint32Array(wordOf(highest) + 1);

/** Leaves in `bits` what both hold. */
export function keepCommon(bits: IdBits, other: IdBits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at]! &= other[at] ?? 0;
}

/** Takes out of `bits` what the other holds. */
export function takeOut(bits: IdBits, other: IdBits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at]! &= ~(other[at] ?? 0);
}

/** Leaves in `bits` the ids for which it holds. */
export function keepIf(bits: IdBits, holds: (id: number) => boolean): void {
  for (const id of newestFirst(bits)) if (!holds(id)) bits[wordOf(id)]! &= ~maskOf(id);
}

// Adds neighbouring bits up, then pairs, then fours: a search counts thousands of words, and this asks no bit alone.
function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many ids there are. */
export function countOf(bits: IdBits): number {
  let count = 0;
  for (const word of bits) count += onesOf(word);
  return count;
}

/** The ids from the highest down, which is the newest first. */
export function* newestFirst(bits: IdBits): Generator<number> {
  for (let at = bits.length - 1; at >= 0; at -= 1)
    for (let word = bits[at]!; word !== 0;) {
      const bit = WORD - 1 - Math.clz32(word);
      yield at * WORD + bit;
      word &= ~(1 << bit);
    }
}

/** So many of the newest, after so many others: what is passed over is counted word by word. */
export function newestOf(bits: IdBits, offset: number, limit: number): number[] {
  let end = bits.length;
  let left = offset;
  for (; end > 0; end -= 1) {
    const ones = onesOf(bits[end - 1]!);
    if (ones > left) break;
    left -= ones;
  }
  const found: number[] = [];
  for (const id of newestFirst(bits.subarray(0, end))) {
    if (found.length === limit) break;
    if (left > 0) left -= 1;
    else found.push(id);
  }
  return found;
}

/** A set of ids that is a list while it holds few of them, and bits once these take less room. */
export class IdSet {
  private few: number[] | null = null;
  private bits: IdBits | null = null;
  private highest = 0;

  add(id: number): void {
    this.highest = Math.max(this.highest, id);
    if (this.bits) return this.setBit(this.bits, id);
    // A list that begins with what it holds has no room to spare: most words are one product's own.
    if (!this.few) this.few = [id];
    else this.few.push(id);
    if (this.few.length > FEW && this.few.length * WORD > this.highest) this.becomeBits(this.few);
  }

  remove(id: number): void {
    if (this.bits) {
      if (wordOf(id) < this.bits.length) this.bits[wordOf(id)]! &= ~maskOf(id);
    } else this.few = this.few?.filter((one) => one !== id) ?? null;
  }

  addTo(target: IdBits): void {
    for (const id of this.few ?? []) target[wordOf(id)]! |= maskOf(id);
    const bits = this.bits ?? [];
    for (let at = Math.min(bits.length, target.length) - 1; at >= 0; at -= 1) target[at]! |= bits[at]!;
  }

  /** How many of these it holds. */
  countIn(found: IdBits): number {
    let count = 0;
    for (const id of this.few ?? []) if (found[wordOf(id)]! & maskOf(id)) count += 1;
    const bits = this.bits ?? [];
    for (let at = Math.min(bits.length, found.length) - 1; at >= 0; at -= 1)
      count += onesOf(bits[at]! & found[at]!);
    return count;
  }

  private setBit(bits: IdBits, id: number): void {
    if (wordOf(id) < bits.length) return void (bits[wordOf(id)]! |= maskOf(id));
    this.bits = new Uint32Array(Math.ceil((wordOf(id) + 1) * 1.25));
    this.bits.set(bits);
    this.bits[wordOf(id)]! |= maskOf(id);
  }

  private becomeBits(ids: readonly number[]): void {
    this.few = null;
    this.bits = bitsUpTo(this.highest);
    for (const id of ids) this.setBit(this.bits, id);
  }
}

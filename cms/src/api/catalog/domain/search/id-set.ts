export type IdBits = Uint32Array;

const WORD_BITS = 32;
// A list is always smaller than a bit set up to this length.
const MAX_LIST = 64;

const wordOf = (id: number): number => id >>> 5;
const maskOf = (id: number): number => 1 << (id & 31);

export const emptyBits = (highest: number): IdBits => new Uint32Array(wordOf(highest) + 1);

export function intersect(bits: IdBits, other: IdBits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at]! &= other[at] ?? 0;
}

export function subtract(bits: IdBits, other: IdBits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at]! &= ~(other[at] ?? 0);
}

export function filterIds(bits: IdBits, test: (id: number) => boolean): void {
  for (const id of newestFirst(bits)) if (!test(id)) bits[wordOf(id)]! &= ~maskOf(id);
}

// Counts bits in parallel (pairs, fours, bytes), because a search counts thousands of words.
function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countIds(bits: IdBits): number {
  let count = 0;
  for (const word of bits) count += popCount(word);
  return count;
}

/** Yields the ids in descending order, newest product first. */
export function* newestFirst(bits: IdBits): Generator<number> {
  for (let at = bits.length - 1; at >= 0; at -= 1)
    for (let word = bits[at]!; word !== 0;) {
      const bit = WORD_BITS - 1 - Math.clz32(word);
      yield at * WORD_BITS + bit;
      word &= ~(1 << bit);
    }
}

export function pageOfNewest(bits: IdBits, offset: number, limit: number): number[] {
  let end = bits.length;
  let skip = offset;
  for (; end > 0; end -= 1) {
    const ones = popCount(bits[end - 1]!);
    if (ones > skip) break;
    skip -= ones;
  }
  const page: number[] = [];
  for (const id of newestFirst(bits.subarray(0, end))) {
    if (page.length === limit) break;
    if (skip > 0) skip -= 1;
    else page.push(id);
  }
  return page;
}

/** Set of ids: a list while it is small, a bit set once that takes less memory. */
export class IdSet {
  private list: number[] | null = null;
  private bits: IdBits | null = null;
  private highest = 0;

  add(id: number): void {
    this.highest = Math.max(this.highest, id);
    if (this.bits) return this.setBit(this.bits, id);
    // A literal has no spare capacity, which saves memory because most words belong to one product.
    if (!this.list) this.list = [id];
    else this.list.push(id);
    if (this.list.length > MAX_LIST && this.list.length * WORD_BITS > this.highest)
      this.convertToBits(this.list);
  }

  remove(id: number): void {
    if (this.bits) {
      if (wordOf(id) < this.bits.length) this.bits[wordOf(id)]! &= ~maskOf(id);
    } else this.list = this.list?.filter((listed) => listed !== id) ?? null;
  }

  addTo(target: IdBits): void {
    for (const id of this.list ?? []) target[wordOf(id)]! |= maskOf(id);
    const bits = this.bits ?? [];
    for (let at = Math.min(bits.length, target.length) - 1; at >= 0; at -= 1) target[at]! |= bits[at]!;
  }

  countIn(other: IdBits): number {
    let count = 0;
    for (const id of this.list ?? []) if (other[wordOf(id)]! & maskOf(id)) count += 1;
    const bits = this.bits ?? [];
    for (let at = Math.min(bits.length, other.length) - 1; at >= 0; at -= 1)
      count += popCount(bits[at]! & other[at]!);
    return count;
  }

  private setBit(bits: IdBits, id: number): void {
    if (wordOf(id) < bits.length) return void (bits[wordOf(id)]! |= maskOf(id));
    this.bits = new Uint32Array(Math.ceil((wordOf(id) + 1) * 1.25));
    this.bits.set(bits);
    this.bits[wordOf(id)]! |= maskOf(id);
  }

  private convertToBits(ids: readonly number[]): void {
    this.list = null;
    this.bits = emptyBits(this.highest);
    for (const id of ids) this.setBit(this.bits, id);
  }
}

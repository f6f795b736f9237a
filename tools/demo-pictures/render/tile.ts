import { sharp } from '../sharp';

const SIZE = 512;

/** A pattern that repeats every `units` of cloth, kept in halving sizes so that it stays calm from afar. */
export type Tile = { units: number; levels: readonly Float32Array[]; channels: number };

function halved(cells: Float32Array, size: number, channels: number): Float32Array {
  const half = size / 2;
  const smaller = new Float32Array(half * half * channels);
  for (let y = 0; y < half; y += 1)
    for (let x = 0; x < half; x += 1)
      for (let c = 0; c < channels; c += 1) {
        const at = (y * 2 * size + x * 2) * channels + c;
        const below = at + size * channels;
        const sum = cells[at]! + cells[at + channels]! + cells[below]! + cells[below + channels]!;
        smaller[(y * half + x) * channels + c] = sum / 4;
      }
  return smaller;
}

// Motifs that cross the tile's edge go on at the other side.
function repeated(motifs: string, units: number): string {
  const shifts = [-units, 0, units];
  const uses = shifts.flatMap((x) => shifts.map((y) => `<use href="#m" x="${x}" y="${y}"/>`));
  return `<defs><g id="m">${motifs}</g></defs>${uses.join('')}`;
}

async function tile(motifs: string, ground: string, units: number, channels: 1 | 3): Promise<Tile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${units} ${units}"><rect width="${units}" height="${units}" fill="${ground}"/>${repeated(motifs, units)}</svg>`;
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  const bytes = await (channels === 1 ? picture.extractChannel(0) : picture).raw().toBuffer();
  const power = channels === 1 ? 1 : 2.2;
  const levels: Float32Array[] = [Float32Array.from(bytes, (byte) => (byte / 255) ** power)];
  for (let size = SIZE; size > 32; size /= 2) levels.push(halved(levels.at(-1)!, size, channels));
  return { units, levels, channels };
}

const tiles = new Map<string, Promise<Tile>>();

/** Draws a repeating pattern once: of one channel (how dense lace is) or of three (a print's colours). */
export function tileOf(motifs: string, ground: string, units: number, channels: 1 | 3): Promise<Tile> {
  const key = `${ground} ${units} ${motifs}`;
  const known = tiles.get(key) ?? tile(motifs, ground, units, channels);
  tiles.set(key, known);
  return known;
}

/** Returns a reader of the pattern for pixels of a given size. */
export function readerOf({ units, levels, channels }: Tile, unitsPerPixel: number) {
  const texels = (unitsPerPixel / units) * SIZE;
  const level = Math.min(levels.length - 1, Math.max(0, Math.round(Math.log2(texels) - 0.25)));
  const cells = levels[level]!;
  const size = SIZE >> level;
  const scale = size / units;
  const wrap = size - 1;
  return (u: number, v: number, channel: number): number => {
    const x = u * scale - 0.5;
    const y = v * scale - 0.5;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const at = (column: number, row: number): number =>
      cells[((row & wrap) * size + (column & wrap)) * channels + channel]!;
    const above = at(left, top) * (1 - fx) + at(left + 1, top) * fx;
    const below = at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx;
    return above * (1 - fy) + below * fy;
  };
}

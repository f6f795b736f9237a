import { sharp } from '../sharp';

/** The part of a scene that a picture shows; its height is 5/4 of its width. */
export type Window = { x: number; y: number; width: number };

/** Returns how much of each pixel the shapes cover, 0 to 1. */
export async function raster(
  shapes: string,
  { x, y, width }: Window,
  columns: number,
): Promise<Float32Array> {
  const rows = columns * 1.25;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="${x} ${y} ${width} ${width * 1.25}"><rect x="${x}" y="${y}" width="100%" height="100%" fill="#000"/><g fill="#fff" stroke-linejoin="round">${shapes}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  const cover = new Float32Array(bytes.length);
  for (let i = 0; i < bytes.length; i += 1) cover[i] = bytes[i]! / 255;
  return cover;
}

function blurLines(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  radius: number,
): void {
  const weight = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line += 1) {
    const start = line * length;
    const last = start + length - 1;
    let sum = from[start]! * (radius + 1);
    for (let i = 1; i <= radius; i += 1) sum += from[Math.min(last, start + i)]!;
    for (let i = 0; i < length; i += 1) {
      // Writing crosswise turns the picture, so the second pass blurs its columns.
      to[i * lines + line] = sum * weight;
      sum += from[Math.min(last, start + i + radius + 1)]! - from[Math.max(start, start + i - radius)]!;
    }
  }
}

/** Returns a soft copy of the cells: three box blurs come close to a Gaussian of the given radius. */
export function blurred(cells: Float32Array, columns: number, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius));
  const rows = cells.length / columns;
  let [source, target] = [cells.slice(), new Float32Array(cells.length)];
  for (let pass = 0; pass < 3; pass += 1) {
    blurLines(source, target, rows, columns, reach);
    blurLines(target, source, columns, rows, reach);
  }
  [source, target] = [target, source];
  return target;
}

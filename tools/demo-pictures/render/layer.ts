import type { Print } from '../../../cms/src/demo-shop/pictures/scene';
import { printPattern } from '../patterns/prints';
import { LACE_PATTERNS } from '../patterns/lace';
import type { Fabric } from '../palette';
import { cover, type Canvas } from './canvas';
import { CLOTHS, threadsOf, type Cloth } from './cloth';
import { lightOf, mixed, type Rgb } from './colors';
import { softStep } from './curve';
import { diffuse, shine } from './light';
import { CLOTH_SHADE, lit, washed } from './paint';
import type { Piece } from './piece';
import { FAINT, surfaceOf, type Surface } from './surface';
import { readerOf, tileOf } from './tile';

const GOLD: Rgb = lightOf('#b98f4e');

type Dye = {
  base: Rgb;
  tone: (share: number) => Rgb;
  print?: (u: number, v: number, channel: number) => number;
};

async function dyeOf(piece: Piece, cloth: Cloth, fabric: Fabric, print: Print, scale: number): Promise<Dye> {
  const base = cloth.metal ? GOLD : lightOf(fabric.base);
  const light = lightOf(fabric.lace);
  const dark = lightOf(fabric.lo);
  const tone = (share: number): Rgb => (share < 0 ? mixed(base, dark, -share) : mixed(base, light, share));
  const pattern = piece.plain ? undefined : printPattern(print, fabric);
  if (!pattern || cloth.lace || cloth.metal || cloth.tone !== 0)
    return { base: tone(cloth.lace ? 0 : cloth.tone), tone };
  const tile = await tileOf(pattern.motifs, fabric.base, pattern.units, 3);
  const size = piece.pattern ?? 1;
  const read = readerOf(tile, 1 / scale / size);
  // Each part is cut from another place of the bolt, so that collars and belts stand out.
  const cut = piece.loose ? piece.thickness * 23 : 0;
  return { base, tone, print: (u, v, channel) => read(u / size + cut, v / size + cut, channel) };
}

async function laceOf({ pattern = 1 }: Piece, cloth: Cloth, scale: number) {
  if (!cloth.lace) return undefined;
  const { motifs, units } = LACE_PATTERNS[cloth.lace];
  const read = readerOf(await tileOf(motifs, '#000', units, 1), 1 / scale / pattern);
  return (u: number, v: number): number => read(Math.abs(u) / pattern, v / pattern, 0);
}

function hides(cloth: Cloth, density: number, nz: number): number {
  if (cloth.lace) return cloth.opacity * softStep(0.08, 0.62, density);
  return cloth.sheer ? 1 - (1 - cloth.opacity) ** (1 / Math.max(0.3, nz)) : cloth.opacity;
}

function castShadow({ rgb, columns }: Canvas, { box, shade }: Surface, strength: number): void {
  for (let row = 0; row < box.rows; row += 1)
    for (let column = 0; column < box.columns; column += 1) {
      const at = ((box.top + row) * columns + box.left + column) * 3;
      const left = 1 - strength * shade[row * box.columns + column]!;
      rgb[at] = rgb[at]! * left;
      rgb[at + 1] = rgb[at + 1]! * (left * 0.985 + 0.015 * left * left);
      rgb[at + 2] = rgb[at + 2]! * (left * 0.97 + 0.03 * left * left);
    }
}

type Dyed = { piece: Piece; cloth: Cloth; dye: Dye };
type Facing = readonly [x: number, y: number, z: number];

function facingOf({ nx, ny, nz }: Surface, i: number, thread: readonly [number, number]): Facing {
  const x = nx[i]! - thread[0];
  const y = ny[i]! - thread[1];
  const length = Math.hypot(x, y, nz[i]!);
  return [x / length, y / length, nz[i]! / length];
}

const shadowOf = ({ piece, cloth }: Dyed): number => {
  if (piece.shadow !== undefined) return piece.shadow;
  if (cloth.sheer) return 0.12;
  return cloth.lace ? 0.2 : 0.42;
};

type Spot = { at: number; alpha: number; u: number; v: number; light: number; glow: number; density: number };

function paintSpot(canvas: Canvas, { cloth, dye }: Dyed, spot: Spot): void {
  const { at, alpha, u, v, density } = spot;
  const color = cloth.lace ? dye.tone(cloth.tone * density) : dye.base;
  const light = washed(spot.light * 1.06);
  cover(canvas, at, alpha, (c) => {
    const pigment = dye.print ? dye.print(u, v, c) : color[c];
    return (
      lit(pigment, light, CLOTH_SHADE[c]) + spot.glow * (cloth.metal ? pigment : 0.25 + 0.6 * pigment ** 0.6)
    );
  });
}

function paintPiece(canvas: Canvas, surface: Surface, dyed: Dyed): void {
  const { piece, cloth } = dyed;
  const { box, mask } = surface;
  const threads = threadsOf(cloth.weave, canvas.scale);
  const thread: [number, number] = [0, 0];
  for (let i = 0; i < mask.length; i += 1) {
    if (mask[i]! < FAINT) continue;
    const at = (box.top + Math.floor(i / box.columns)) * canvas.columns + box.left + (i % box.columns);
    const u = surface.u[i]!;
    const v = canvas.window.y + at / canvas.columns / canvas.scale;
    threads(u, v, thread);
    const [x, y, z] = facingOf(surface, i, thread);
    const open = surface.open[i]! * (1 - 0.1 * surface.sewn[i]!);
    const light = diffuse(x, y, z, open) * (piece.light ?? 1);
    const glow = shine(x, y, z, cloth.finish) * open * (piece.light ?? 1);
    const density = surface.density[i]!;
    const alpha = mask[i]! * hides(cloth, density, z);
    paintSpot(canvas, dyed, { at, alpha, u, v, light, glow, density });
  }
}

/** Lays one piece on the picture: its shadow first, then its threads, lit by how they face the light. */
export async function drawPiece(canvas: Canvas, piece: Piece, fabric: Fabric, print: Print): Promise<void> {
  const cloth: Cloth = CLOTHS[piece.cloth];
  const surface = await surfaceOf(canvas, piece, await laceOf(piece, cloth, canvas.scale));
  if (!surface) return;
  const dyed = { piece, cloth, dye: await dyeOf(piece, cloth, fabric, print, canvas.scale) };
  castShadow(canvas, surface, shadowOf(dyed));
  paintPiece(canvas, surface, dyed);
}

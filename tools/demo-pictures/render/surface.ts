import type { Canvas } from './canvas';
import type { Form, Piece } from './piece';
import { blurred, raster } from './raster';

/** Pixels covered less than this are left out. */
export const FAINT = 0.004;
const PRINT_BEND = 14;
const FOLD_SHIFT = 0.35;

type Box = { left: number; top: number; columns: number; rows: number };

/** A piece on the body: its outline, the direction that each pixel faces, and the shadow that it throws. */
export type Surface = {
  box: Box;
  mask: Float32Array;
  shade: Float32Array;
  density: Float32Array;
  sewn: Float32Array;
  u: Float32Array;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  open: Float32Array;
};

function boxOf(mask: Float32Array, columns: number, margin: number): Box | undefined {
  const rows = mask.length / columns;
  let [left, right, top, bottom] = [columns, -1, rows, -1];
  for (let i = 0; i < mask.length; i += 1) {
    if (mask[i]! < FAINT) continue;
    const column = i % columns;
    const row = (i - column) / columns;
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = row;
  }
  if (right < 0) return undefined;
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  const width = Math.min(columns, right + margin + 1) - left;
  return { left, top, columns: width, rows: Math.min(rows, bottom + margin + 1) - top };
}

function cropped(cells: Float32Array, columns: number, box: Box): Float32Array {
  const part = new Float32Array(box.columns * box.rows);
  for (let row = 0; row < box.rows; row += 1) {
    const from = (box.top + row) * columns + box.left;
    part.set(cells.subarray(from, from + box.columns), row * box.columns);
  }
  return part;
}

// Light from above on the left moves the shadow down to the right.
function shadeOf(mask: Float32Array, box: Box, reach: number): Float32Array {
  const soft = blurred(mask, box.columns, reach * 0.55);
  const dx = Math.round(reach * 0.35);
  const dy = Math.round(reach * 0.55);
  const shade = new Float32Array(mask.length);
  for (let row = dy; row < box.rows; row += 1)
    for (let column = dx; column < box.columns; column += 1)
      shade[row * box.columns + column] = soft[(row - dy) * box.columns + column - dx]!;
  return shade;
}

function riseOf(mask: Float32Array, box: Box, reach: number): Float32Array {
  return blurred(mask, box.columns, reach).map((soft) => Math.sqrt(Math.max(0, soft - 0.42) / 0.58));
}

type Normals = Pick<Surface, 'nx' | 'ny' | 'nz'>;

// Loose cloth bridges the hollows of what it hangs on and bulges by its own measure.
async function looseNormals(canvas: Canvas, form: Form, mask: Float32Array, box: Box): Promise<Normals> {
  const { depth, reach, outline } = form;
  const whole = outline
    ? cropped(await raster(outline, canvas.window, canvas.columns), canvas.columns, box)
    : mask;
  const body = cropped(canvas.z, canvas.columns, box);
  const cover = cropped(canvas.cover, canvas.columns, box);
  const bulge = riseOf(whole, box, reach * canvas.scale);
  const height = bulge.map((rise, i) => Math.max(canvas.flat ? 0 : body[i]! * cover[i]!, rise * depth));
  const soft = blurred(height, box.columns, (canvas.flat ? reach * 0.12 : 16) * canvas.scale);
  return normalsOf(soft, box, canvas.scale);
}

function normalsOf(height: Float32Array, box: Box, scale: number): Normals {
  const [nx, ny, nz] = [
    new Float32Array(height.length),
    new Float32Array(height.length),
    new Float32Array(height.length),
  ];
  for (let i = box.columns; i < height.length - box.columns; i += 1) {
    const gx = ((height[i + 1]! - height[i - 1]!) / 2) * scale;
    const gy = ((height[i + box.columns]! - height[i - box.columns]!) / 2) * scale;
    const length = Math.hypot(gx, gy, 1);
    nx[i] = -gx / length;
    ny[i] = -gy / length;
    nz[i] = 1 / length;
  }
  return { nx, ny, nz };
}

// The piece's own relief tilts the surface that it lies on.
function tilt(base: Normals, own: Normals): void {
  for (let i = 0; i < base.nx.length; i += 1) {
    const stand = Math.max(0.3, base.nz[i]!);
    const slant = Math.max(0.05, own.nz[i]!);
    const x = base.nx[i]! + (own.nx[i]! / slant) * stand;
    const y = base.ny[i]! + (own.ny[i]! / slant) * stand;
    const length = Math.hypot(x, y, stand);
    base.nx[i] = x / length;
    base.ny[i] = y / length;
    base.nz[i] = stand / length;
  }
}

type Lace = ((u: number, v: number) => number) | undefined;

async function heightOf(canvas: Canvas, piece: Piece, lace: Lace, surface: Surface): Promise<Float32Array> {
  const { box, mask, density, sewn } = surface;
  const { window, scale } = canvas;
  const height = riseOf(mask, box, Math.max(1, (piece.edge ?? 1.2) * scale));
  if (piece.seams) sewn.set(cropped(await raster(piece.seams, window, canvas.columns), canvas.columns, box));
  const grooves = piece.seams ? blurred(sewn, box.columns, 0.5 * scale) : sewn;
  for (let i = 0; i < mask.length; i += 1) {
    if (mask[i]! < FAINT) continue;
    const x = window.x + (box.left + (i % box.columns)) / scale;
    const y = window.y + (box.top + Math.floor(i / box.columns)) / scale;
    const folds = piece.folds ? piece.folds(x, y) : 0;
    surface.u[i] = surface.u[i]! + folds * FOLD_SHIFT;
    density[i] = lace ? lace(surface.u[i]!, y) : 1;
    height[i] = height[i]! * (piece.thickness + folds) + (lace ? density[i]! * 0.7 : 0) - grooves[i]! * 0.9;
  }
  return height;
}

// A print closes up where loose cloth turns away.
function spreadPrint(u: Float32Array, nx: Float32Array, { window, scale }: Canvas, box: Box): void {
  for (let i = 0; i < u.length; i += 1)
    u[i] = window.x + (box.left + (i % box.columns)) / scale + nx[i]! * PRINT_BEND;
}

const reachOf = ({ flat, scale }: Canvas, { thickness }: Piece): number =>
  scale * (flat ? 5 + thickness * 1.4 : 2.2 + thickness * 0.9);

async function maskOf({ window, columns, cover, flat }: Canvas, piece: Piece): Promise<Float32Array> {
  const mask = await raster(piece.shape, window, columns);
  if (!flat && !piece.loose) for (let i = 0; i < mask.length; i += 1) mask[i] = mask[i]! * cover[i]!;
  return mask;
}

type Lying = Normals & Pick<Surface, 'u' | 'open'>;

async function lyingOf(canvas: Canvas, { loose }: Piece, mask: Float32Array, box: Box): Promise<Lying> {
  const crop = (cells: Float32Array): Float32Array => cropped(cells, canvas.columns, box);
  const u = crop(canvas.around);
  if (loose) {
    const normals = await looseNormals(canvas, loose, mask, box);
    if (!canvas.flat) spreadPrint(u, normals.nx, canvas, box);
    return { ...normals, u, open: new Float32Array(mask.length).fill(1) };
  }
  // Cloth spans the small hollows of the body, so less of their shade reaches it.
  const open = crop(canvas.open).map((share) => 0.55 + 0.45 * share);
  return { nx: crop(canvas.nx), ny: crop(canvas.ny), nz: crop(canvas.nz), u, open };
}

/** Returns how a piece lies on the picture so far, or nothing when it is out of sight. */
export async function surfaceOf(canvas: Canvas, piece: Piece, lace: Lace): Promise<Surface | undefined> {
  const { columns, scale } = canvas;
  const whole = await maskOf(canvas, piece);
  const reach = Math.max(1.5 * scale, reachOf(canvas, piece));
  const box = boxOf(whole, columns, Math.ceil(reach * 2.2));
  if (!box) return undefined;
  const mask = cropped(whole, columns, box);
  const empty = (): Float32Array => new Float32Array(mask.length);
  const lying = await lyingOf(canvas, piece, mask, box);
  const surface: Surface = {
    box,
    mask,
    shade: shadeOf(mask, box, reach),
    density: empty(),
    sewn: empty(),
    ...lying,
  };
  tilt(surface, normalsOf(await heightOf(canvas, piece, lace, surface), box, scale));
  return surface;
}

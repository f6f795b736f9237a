export const CHANNELS = [0, 1, 2] as const;
export type Channel = (typeof CHANNELS)[number];
export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns a hex colour as light, 0 to 1 per channel. */
export const lightOf = (hex: string): Rgb => {
  const channel = (at: number): number => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
};

export const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Returns the light that a picture shows as exactly this colour, see `bytesOf`. */
export function shownAs(hex: string): Rgb {
  const [red, green, blue] = lightOf(hex).map((light) =>
    light < EASE ? light : EASE - SPAN * Math.log(1 - (light - EASE) / SPAN),
  );
  return [red!, green!, blue!];
}

const EASE = 0.7;
const SPAN = 1 - EASE;
const SHADES = 8192;
const BRIGHTEST = 2;

function byteOf(light: number): number {
  const eased = light < EASE ? light : EASE + SPAN * (1 - Math.exp(-(light - EASE) / SPAN));
  return Math.round(255 * eased ** (1 / 2.2));
}

const BYTES = Uint8Array.from({ length: SHADES }, (_, i) => byteOf((i / SHADES) * BRIGHTEST));

/** Returns light as the bytes of a picture; bright light is eased towards white. */
export function bytesOf(light: Float32Array): Buffer {
  const bytes = Buffer.alloc(light.length);
  for (let i = 0; i < light.length; i += 1)
    bytes[i] = BYTES[Math.min(SHADES - 1, Math.max(0, (light[i]! / BRIGHTEST) * SHADES)) | 0]!;
  return bytes;
}

import type { LaceName } from '../../../cms/src/demo-shop/pictures/scene';
import type { Finish } from './light';

type Weave = 'liso' | 'jersey' | 'acanalado' | 'raso' | 'elastico';

export type Cloth = {
  finish: Finish;
  weave: Weave;
  /** Share of the layer beneath that the cloth hides, 0 to 1; sheer cloth hides more where it turns away. */
  opacity: number;
  sheer?: boolean;
  lace?: LaceName;
  /** Moves the colour towards the fabric's light (above 0) or dark shade. */
  tone: number;
  metal?: boolean;
};

const cloth = (weave: Weave, gloss: number, sharpness: number, fuzz: number): Cloth => ({
  finish: { gloss, sharpness, fuzz },
  weave,
  opacity: 1,
  tone: 0,
});

const lace = (name: LaceName): Cloth => ({
  ...cloth('liso', 0.03, 14, 0.05),
  lace: name,
  opacity: 0.97,
  tone: 0.5,
});

export const CLOTHS = {
  microfibra: cloth('jersey', 0, 9, 0.05),
  algodon: cloth('jersey', 0, 6, 0.04),
  acanalado: cloth('acanalado', 0, 6, 0.04),
  saten: cloth('raso', 0.035, 5, 0.03),
  malla: cloth('jersey', 0.01, 8, 0.03),
  viscosa: cloth('liso', 0.01, 8, 0.02),
  elastico: { ...cloth('elastico', 0, 12, 0.03), tone: -0.12 },
  cinta: { ...cloth('raso', 0.03, 8, 0.02), tone: 0.06 },
  hilo: { ...cloth('liso', 0.05, 12, 0.05), tone: 0.55 },
  vivo: { ...cloth('liso', 0, 12, 0.02), tone: 0.9 },
  forro: { ...cloth('jersey', 0.02, 8, 0.05), tone: -0.55 },
  tul: { ...cloth('liso', 0.04, 10, 0.1), opacity: 0.5, sheer: true },
  media: { ...cloth('jersey', 0.02, 6, 0.02), opacity: 0.6, sheer: true },
  mediaOpaca: { ...cloth('jersey', 0.02, 6, 0.02), opacity: 0.93, sheer: true },
  metal: { ...cloth('liso', 0.55, 16, 0), metal: true },
  nacar: { ...cloth('liso', 0.06, 14, 0.03), tone: 1 },
  flores: lace('flores'),
  chantilly: lace('chantilly'),
  rombos: lace('rombos'),
  guipur: lace('guipur'),
} as const satisfies Record<string, Cloth>;

export type ClothName = keyof typeof CLOTHS;

type Slope = [x: number, y: number];

const WEAVES: Record<Weave, { pitch: number; slope: (u: number, v: number, slope: Slope) => void }> = {
  liso: { pitch: 0.7, slope: (u, v, slope) => void (slope[0] = Math.sin(u * 9) * 0.07) },
  jersey: {
    pitch: 0.9,
    slope: (u, v, slope) => {
      slope[0] = Math.sin(u * 7 + Math.sin(v * 7) * 0.9) * 0.2;
      slope[1] = Math.sin(v * 7) * Math.cos(u * 3.5) * 0.16;
    },
  },
  acanalado: {
    pitch: 3.1,
    slope: (u, v, slope) => {
      slope[0] = Math.sin(u * 2) * 0.42;
      slope[1] = Math.sin(v * 7 + Math.sin(u * 2) * 2) * 0.08;
    },
  },
  raso: { pitch: 0.8, slope: (u, v, slope) => void (slope[1] = Math.sin(v * 8 + u * 2.4) * 0.035) },
  elastico: {
    pitch: 1.4,
    slope: (u, v, slope) => {
      slope[0] = Math.sin((u + v) * 4.4) * 0.22;
      slope[1] = Math.sin((v - u) * 4.4) * 0.22;
    },
  },
};

/** Returns the slopes of a weave's threads; threads too fine for the picture's pixels are left out. */
export function threadsOf(weave: Weave, pixelsPerUnit: number) {
  const { pitch, slope } = WEAVES[weave];
  const strength = Math.min(1, Math.max(0, (pitch * pixelsPerUnit - 2.2) / 2.5));
  return (u: number, v: number, out: Slope): void => {
    out[0] = 0;
    out[1] = 0;
    if (strength === 0) return;
    slope(u, v, out);
    out[0] *= strength;
    out[1] *= strength;
  };
}

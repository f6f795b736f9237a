import { accessory, type Accessory } from './accessories';
import { bodysuit, swimsuit } from './body';
import { bra, type BraCut } from './bra';
import { briefs, type BriefsCut } from './briefs';
import { jasmineSprig, placed } from './brush';
import { definitions, type Print } from './definitions';
import { drape, laceDrape } from './drape';
import { FABRICS, type BackdropName, type Fabric, type FabricName } from './fabrics';
import { pyjama, robe, slip } from './nightwear';
import { stockings, type StockingsCut } from './stockings';

export type Garment =
  | { type: 'conjunto'; top: BraCut; bottom: BriefsCut }
  | { type: 'corpino'; cut: BraCut }
  | { type: 'bombacha'; cut: BriefsCut }
  | { type: 'body'; lace: boolean }
  | { type: 'camison' }
  | { type: 'pijama'; long: boolean }
  | { type: 'bata' }
  | { type: 'medias'; cut: StockingsCut }
  | { type: 'enteriza' }
  | { type: 'bikini' }
  | { type: 'accesorio'; kind: Accessory };

export type View = 'frente' | 'detalle' | 'tela';

export type Scene = {
  garment: Garment;
  fabric: FabricName;
  backdrop: BackdropName;
  print?: Print;
  view: View;
};

type Window = { x: number; y: number; width: number };
type Drawing = { art: string; closeUp: Window };

// Bralettes are longer and high-waist briefs taller, so they overlap less.
function briefsTop(top: BraCut, bottom: BriefsCut): number {
  if (top === 'bralette') return 700;
  return bottom === 'tiro-alto' ? 700 : 640;
}

const set = (f: Fabric, top: BraCut, bottom: BriefsCut): Drawing => ({
  art: `${placed(briefs(f, bottom), 132, briefsTop(top, bottom), 0.78)}${placed(bra(f, top), 84, top === 'bralette' ? 60 : 110, 0.86)}`,
  closeUp: { x: 560, y: 500, width: 500 },
});

const DRAWINGS: { [T in Garment['type']]: (garment: Extract<Garment, { type: T }>, f: Fabric) => Drawing } = {
  conjunto: ({ top, bottom }, f) => set(f, top, bottom),
  corpino: ({ cut }, f) => ({
    art: placed(bra(f, cut), -36, 240, 1.06),
    closeUp: { x: 260, y: 600, width: 540 },
  }),
  bombacha: ({ cut }, f) => ({
    art: placed(briefs(f, cut), -132, 110, 1.22),
    closeUp: { x: 150, y: 440, width: 580 },
  }),
  body: ({ lace }, f) => ({ art: bodysuit(f, lace), closeUp: { x: 400, y: 380, width: 520 } }),
  camison: (_, f) => ({ art: placed(slip(f), 0, 20), closeUp: { x: 300, y: 280, width: 560 } }),
  pijama: ({ long }, f) => ({
    art: placed(pyjama(f, long), 0, -40),
    closeUp: { x: 400, y: 150, width: 560 },
  }),
  bata: (_, f) => ({ art: robe(f), closeUp: { x: 380, y: 480, width: 560 } }),
  medias: ({ cut }, f) => ({ art: stockings(f, cut), closeUp: { x: 340, y: 100, width: 560 } }),
  enteriza: (_, f) => ({ art: swimsuit(f), closeUp: { x: 340, y: 520, width: 560 } }),
  bikini: (_, f) => set(f, 'bikini', 'bikini'),
  accesorio: ({ kind }, f) => ({ art: accessory(f, kind), closeUp: { x: 300, y: 420, width: 560 } }),
};

function drawing(garment: Garment, f: Fabric): Drawing {
  const draw = DRAWINGS[garment.type] as (garment: Garment, f: Fabric) => Drawing;
  return draw(garment, f);
}

const sheet = (viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="${viewBox}">${content}</svg>`;

const ARCH =
  '<path d="M120 1500V640C120 370 340 170 600 170S1080 370 1080 640V1500Z" fill="#fff" opacity=".34"/>';
const SUNBEAM = '<path d="M-200 520L700 -200L1100 -200L-200 980Z" fill="url(#beam)"/>';
const LIGHT = '<rect width="1200" height="1500" fill="url(#light)"/>';

const PLAIN_TYPES = new Set<Garment['type']>(['bikini', 'enteriza', 'pijama', 'accesorio']);

export function hasLace(garment: Garment): boolean {
  if (garment.type === 'body') return garment.lace;
  if ('cut' in garment) return !['tiro-alto', 'panty', 'bikini'].includes(garment.cut);
  return !PLAIN_TYPES.has(garment.type);
}

function clothClose(f: Fabric, garment: Garment): string {
  const art = hasLace(garment) ? laceDrape(f) : drape(f);
  return `${art}<rect width="1200" height="1500" fill="url(#print)" opacity=".5"/>${LIGHT}`;
}

export function sceneSvg({ garment, fabric, backdrop, print = 'liso', view }: Scene): string {
  const f = FABRICS[fabric];
  const defs = definitions(f, backdrop, print);
  if (view === 'tela') return sheet('0 0 1200 1500', `${defs}${clothClose(f, garment)}`);
  const { art, closeUp } = drawing(garment, f);
  const box =
    view === 'frente'
      ? '0 0 1200 1500'
      : `${closeUp.x} ${closeUp.y} ${closeUp.width} ${closeUp.width * 1.25}`;
  const ground = `<rect width="1200" height="1500" fill="url(#ground)"/>${ARCH}${SUNBEAM}`;
  return sheet(
    box,
    `${defs}${ground}${jasmineSprig(930, 1440, -28, 0.9)}<g filter="url(#shadow)">${art}</g>${LIGHT}`,
  );
}

export function heroSvg(): string {
  const f = FABRICS.bordo;
  const { art } = set(f, 'triangulo', 'vedetina');
  const ground = `<rect width="1200" height="1500" fill="url(#ground)"/><path d="M90 1500V640C90 350 320 120 600 120S1110 350 1110 640V1500Z" fill="#fff" opacity=".42"/><path d="M150 1500V650C150 390 350 185 600 185S1050 390 1050 650V1500Z" fill="#fff" opacity=".3"/>${SUNBEAM}`;
  const silk = `<clipPath id="silk"><path d="M0 1310C200 1240 380 1360 600 1330C820 1300 1000 1230 1200 1300V1500H0Z"/></clipPath><g clip-path="url(#silk)"><g transform="translate(0 900) scale(1 .5)">${drape(FABRICS.rosa)}</g></g>`;
  const sprigs = `${jasmineSprig(70, 1330, -38, 1.25)}${jasmineSprig(1130, 1350, -150, 1.15)}${jasmineSprig(1080, 250, 165, 0.75)}`;
  return sheet(
    '0 0 1200 1500',
    `${definitions(f, 'rosa', 'liso')}${ground}${silk}<g filter="url(#shadow)">${sprigs}</g><g filter="url(#shadow)">${placed(art, 0, -120)}</g>${LIGHT}`,
  );
}

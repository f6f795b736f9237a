import type { BackdropName, FabricName } from './fabrics';
import type { Accessory } from './garments/accessories';
import type { BraCut } from './garments/bras';
import type { BriefsCut } from './garments/briefs';
import type { StockingsCut } from './garments/stockings';
import type { Style } from './garments/style';
import type { Print } from './patterns/prints';

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

export type View = 'frente' | 'espalda' | 'detalle';

export type Scene = {
  garment: Garment;
  style: Style;
  fabric: FabricName;
  backdrop: BackdropName;
  print: Print;
  view: View;
};

/** Tells whether a garment is shown on the mannequin; the others lie on a table and have no back. */
export function isWorn(garment: Garment): boolean {
  if (garment.type === 'medias') return garment.cut !== 'soquete';
  return garment.type !== 'accesorio' || garment.kind === 'portaligas';
}

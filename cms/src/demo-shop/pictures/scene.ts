/** Colours of the demo shop's garments: the name that shoppers read and the swatch that they tap. */
export const FABRICS = {
  negro: { name: 'Negro', swatch: '#2B262A' },
  marfil: { name: 'Marfil', swatch: '#F3E9DC' },
  bordo: { name: 'Bordó', swatch: '#7A1F3A' },
  rosa: { name: 'Rosa viejo', swatch: '#E2B1AE' },
  salvia: { name: 'Verde salvia', swatch: '#93A390' },
  azul: { name: 'Azul noche', swatch: '#33415F' },
  lila: { name: 'Lila', swatch: '#B7A3C4' },
  coral: { name: 'Coral', swatch: '#D9745F' },
  arena: { name: 'Nude', swatch: '#D8B79B' },
  petroleo: { name: 'Petróleo', swatch: '#2F5F63' },
} as const;

export type FabricName = keyof typeof FABRICS;
export type BraCut = 'triangulo' | 'soutien' | 'bralette' | 'bikini';
export type BriefsCut = 'vedetina' | 'tiro-alto' | 'culotte' | 'colaless' | 'bikini';
export type StockingsCut = 'panty' | 'liguero' | 'soquete';
export type Accessory = 'portaligas' | 'antifaz' | 'bolsita' | 'perchas' | 'colitas';

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

export type LaceName = 'flores' | 'chantilly' | 'rombos' | 'guipur';
type ClothName =
  'microfibra' | 'algodon' | 'acanalado' | 'saten' | 'malla' | 'viscosa' | 'media' | 'mediaOpaca';
export type Style = { cloth: ClothName; lace?: LaceName };
export type Print = 'liso' | 'lunares' | 'rayas' | 'flores';
export type SkinName = 'clara' | 'morena' | 'oscura';
export type ShapeName = 'delgada' | 'curvilinea';
export type Model = { skin: SkinName; shape: ShapeName };
export type View = 'frente' | 'espalda' | 'detalle';

/** Describes a picture of the demo shop, which `tools/demo-pictures` draws. */
export type Scene = {
  garment: Garment;
  style: Style;
  fabric: FabricName;
  model: Model;
  print: Print;
  view: View;
};

/** Tells whether a figure wears the garment in its pictures; the others lie on paper. */
export function isWorn(garment: Garment): boolean {
  if (garment.type === 'medias') return garment.cut !== 'soquete';
  return garment.type !== 'accesorio' || garment.kind === 'portaligas';
}

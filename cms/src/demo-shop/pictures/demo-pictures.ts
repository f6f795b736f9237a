import { type DemoProduct } from '../products/demo-product';
import { FABRICS, isWorn, type Model, type Scene, type SkinName, type View } from './scene';

type DemoPicture = { key: string; scene: Scene };
type ProductPicture = { key: string; alt: string; colors: string[] };

/** Pictures of the home page: the one of its content, which reaches from edge to edge, and two for other places. */
export const HERO_KEYS = ['hero-wide', 'hero', 'hero-tall'] as const;

const SKINS: readonly SkinName[] = ['clara', 'morena', 'oscura'];

const keyOf = ({ garment, style, fabric, model, print, view }: Scene): string =>
  [Object.values(garment).join('-'), style.cloth, style.lace, fabric, model.skin, model.shape, print, view]
    .filter(Boolean)
    .join(' ');

// Each colour of a product is on another skin, beginning with the product's own.
function modelOf({ model }: DemoProduct, color: number): Model {
  return { ...model, skin: SKINS[(SKINS.indexOf(model.skin) + color) % SKINS.length]! };
}

const VIEWS: readonly View[] = ['frente', 'espalda', 'detalle'];

function scenesOf(product: DemoProduct): Scene[] {
  const { garment, style, fabrics, print = 'liso' } = product;
  return fabrics.flatMap((fabric, color) =>
    VIEWS.map((view) => ({ garment, style, fabric, model: modelOf(product, color), print, view })),
  );
}

const PRINT_WORDS = { liso: '', lunares: ' a lunares', rayas: ' a rayas', flores: ' con flores' } as const;

const VIEW_WORDS: Record<View, string> = { frente: 'de frente', espalda: 'de espalda', detalle: 'de cerca' };
const LYING_WORDS: Record<View, string> = { ...VIEW_WORDS, espalda: 'del revés' };

function altText(title: string, { garment, fabric, print, view }: Scene): string {
  const color = `${FABRICS[fabric].name.toLowerCase()}${PRINT_WORDS[print]}`;
  const seen = isWorn(garment)
    ? `${VIEW_WORDS[view]}, sobre una figura dibujada`
    : `${LYING_WORDS[view]}, sobre papel`;
  return `Ilustración: ${title} en color ${color}, ${seen}`;
}

/** Returns a product's pictures, its main colour's first, each with the colours that it shows. */
export const productPictures = (product: DemoProduct): ProductPicture[] =>
  scenesOf(product).map((scene) => ({
    key: keyOf(scene),
    alt: altText(product.title, scene),
    colors: product.singleStock ? [] : [FABRICS[scene.fabric].name],
  }));

/** Returns the name of a picture's file in `cms/demo-pictures`. */
export const pictureFile = (key: string): string => `${key.replaceAll(' ', '-')}.webp`;

/** Returns what every picture of the products shows, once each. */
export function scenesToDraw(products: readonly DemoProduct[]): DemoPicture[] {
  const scenes = products.flatMap(scenesOf);
  const unique = new Map(scenes.map((scene) => [keyOf(scene), scene]));
  return [...unique].map(([key, scene]) => ({ key, scene }));
}

import { type DemoProduct } from '../products/demo-product';
import { FABRICS, isWorn, type FabricName, type Scene, type View } from './scene';

export type DemoPicture = { key: string; scene: Scene };
type ProductPicture = { key: string; alt: string; colors: string[] };

const HERO_SCENE: Scene = {
  garment: { type: 'conjunto', top: 'triangulo', bottom: 'vedetina' },
  style: { cloth: 'saten', lace: 'flores' },
  fabric: 'bordo',
  backdrop: 'portada',
  print: 'liso',
  view: 'frente',
};

export const HERO_PICTURE: DemoPicture = { key: 'hero', scene: HERO_SCENE };

const keyOf = ({ garment, style, fabric, backdrop, print, view }: Scene): string =>
  [Object.values(garment).join('-'), style.cloth, style.lace, fabric, backdrop, print, view]
    .filter(Boolean)
    .join(' ');

function scenesOf({ garment, style, fabrics, backdrop, print = 'liso' }: DemoProduct): Scene[] {
  const scene = (fabric: FabricName, view: View): Scene => ({
    garment,
    style,
    backdrop,
    print,
    fabric,
    view,
  });
  const [main, ...others] = fabrics;
  if (!main) return [];
  const views: View[] = isWorn(garment) ? ['frente', 'espalda', 'detalle'] : ['frente', 'detalle'];
  return [...views.map((view) => scene(main, view)), ...others.map((fabric) => scene(fabric, 'frente'))];
}

const PRINT_WORDS = { liso: '', lunares: ' a lunares', rayas: ' a rayas', flores: ' con flores' } as const;

const VIEW_WORDS: Record<View, string> = {
  frente: 'de frente, sobre maniquí',
  espalda: 'de espalda, sobre maniquí',
  detalle: 'detalle de cerca de la tela y la terminación',
};

function altText(title: string, { garment, fabric, print, view }: Scene): string {
  const color = `${FABRICS[fabric].name.toLowerCase()}${PRINT_WORDS[print]}`;
  const lying = view === 'frente' && !isWorn(garment);
  return `${title} en color ${color}, ${lying ? 'apoyado sobre una mesa clara' : VIEW_WORDS[view]}`;
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

/** Returns every picture of the demo shop once, the home page's first. */
export function picturesToDraw(products: readonly DemoProduct[]): DemoPicture[] {
  const scenes = products.flatMap(scenesOf);
  const unique = new Map(scenes.map((scene) => [keyOf(scene), scene]));
  return [HERO_PICTURE, ...[...unique].map(([key, scene]) => ({ key, scene }))];
}

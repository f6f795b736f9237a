import { FABRICS, type FabricName } from './drawing/fabrics';
import { isWorn, type Scene, type View } from './drawing/scene';
import { type DemoProduct } from '../products/demo-product';
import { altText } from './alt-text';

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

/** Returns a product's pictures, its main colour's first, each with the colours that it shows. */
export const productPictures = (product: DemoProduct): ProductPicture[] =>
  scenesOf(product).map((scene) => ({
    key: keyOf(scene),
    alt: altText(product.title, scene),
    colors: product.singleStock ? [] : [FABRICS[scene.fabric].name],
  }));

/** Returns every picture of the demo shop once, the home page's first. */
export function picturesToDraw(products: readonly DemoProduct[]): DemoPicture[] {
  const scenes = products.flatMap(scenesOf);
  const unique = new Map(scenes.map((scene) => [keyOf(scene), scene]));
  return [HERO_PICTURE, ...[...unique].map(([key, scene]) => ({ key, scene }))];
}

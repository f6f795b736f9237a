import { altText } from './alt-text';
import { hasLace, sceneSvg, heroSvg, type Scene } from './drawing/scene';
import { type DemoProduct } from './goods/demo-product';

/** A picture to draw once; several products may show it. */
export type DemoPicture = { key: string; svg: () => string };
export type ShownPicture = { key: string; alt: string };

export const HERO_PICTURE: DemoPicture = { key: 'hero', svg: heroSvg };

const words = (scene: Scene): string => Object.values(scene.garment).join('-');

// A close-up of cloth looks the same whatever was sewn from it.
const keyOf = (scene: Scene): string =>
  scene.view === 'tela'
    ? ['tela', hasLace(scene.garment), scene.fabric, scene.print].join(' ')
    : [words(scene), scene.fabric, scene.backdrop, scene.print, scene.view].join(' ');

function scenesOf({ garment, fabrics, backdrop, print = 'liso' }: DemoProduct): Scene[] {
  const [main, other] = fabrics;
  if (!main) return [];
  const scene = { garment, backdrop, print };
  const views: Scene[] = [
    { ...scene, fabric: main, view: 'frente' },
    { ...scene, fabric: main, view: 'detalle' },
  ];
  if (other) views.push({ ...scene, fabric: other, view: 'frente' });
  return garment.type === 'accesorio' ? views : [...views, { ...scene, fabric: main, view: 'tela' }];
}

/** The pictures of a product, in the order in which its page shows them. */
export const picturesOf = (product: DemoProduct): ShownPicture[] =>
  scenesOf(product).map((scene) => ({ key: keyOf(scene), alt: altText(product.title, scene) }));

/** Every picture the demo shop needs, each once. */
export function picturesToDraw(products: readonly DemoProduct[]): DemoPicture[] {
  const scenes = products.flatMap(scenesOf);
  const unique = new Map(scenes.map((scene) => [keyOf(scene), scene]));
  return [HERO_PICTURE, ...[...unique].map(([key, scene]) => ({ key, svg: () => sceneSvg(scene) }))];
}

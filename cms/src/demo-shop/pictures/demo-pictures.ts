import { altText } from './alt-text';
import { hasLace, sceneSvg, heroSvg, type Scene } from './drawing/scene';
import { type DemoProduct } from '../products/demo-product';

export type DemoPicture = { key: string; svg: () => string };
type ProductPicture = { key: string; alt: string };

export const HERO_PICTURE: DemoPicture = { key: 'hero', svg: heroSvg };

const garmentKey = (scene: Scene): string => Object.values(scene.garment).join('-');

// Close-ups of the same fabric are shared between garments.
const keyOf = (scene: Scene): string =>
  scene.view === 'tela'
    ? ['tela', hasLace(scene.garment), scene.fabric, scene.print].join(' ')
    : [garmentKey(scene), scene.fabric, scene.backdrop, scene.print, scene.view].join(' ');

function scenesOf({ garment, fabrics, backdrop, print = 'liso' }: DemoProduct): Scene[] {
  const [main, second] = fabrics;
  if (!main) return [];
  const scene = { garment, backdrop, print };
  const views: Scene[] = [
    { ...scene, fabric: main, view: 'frente' },
    { ...scene, fabric: main, view: 'detalle' },
  ];
  if (second) views.push({ ...scene, fabric: second, view: 'frente' });
  return garment.type === 'accesorio' ? views : [...views, { ...scene, fabric: main, view: 'tela' }];
}

export const productPictures = (product: DemoProduct): ProductPicture[] =>
  scenesOf(product).map((scene) => ({ key: keyOf(scene), alt: altText(product.title, scene) }));

export function picturesToDraw(products: readonly DemoProduct[]): DemoPicture[] {
  const scenes = products.flatMap(scenesOf);
  const unique = new Map(scenes.map((scene) => [keyOf(scene), scene]));
  return [HERO_PICTURE, ...[...unique].map(([key, scene]) => ({ key, svg: () => sceneSvg(scene) }))];
}

import type { GarmentFit } from '@shop/contract';
import { type FabricName, type Garment, type Model, type Print, type Style } from '../pictures/scene';
import products from './products.json';

export type StockLevel = 'full' | 'some' | 'few' | 'last-unit' | 'sold-out';

export type DemoProduct = {
  title: string;
  description: string;
  category: string;
  price: number;
  discount?: number;
  /** The first fabric is the one on the front picture. */
  fabrics: readonly FabricName[];
  sizes: readonly string[];
  garment: Garment;
  /** Cloth and lace of the garment, as its pictures show them. */
  style: Style;
  /** Figure that wears its first colour in the pictures. */
  model: Model;
  print?: Print;
  composition: string;
  fit?: GarmentFit;
  care: string;
  origin: string;
  stockLevel: StockLevel;
  active?: boolean;
  /** Weight of the product among all views and purchases. */
  popularity: number;
  /** Stock is one number instead of one per size and colour. */
  singleStock?: boolean;
};

const rank = ({ stockLevel, popularity }: DemoProduct): number =>
  stockLevel === 'sold-out' ? 0 : popularity;

/** Product fixtures, the most popular last because the shop lists its newest products first. */
export const demoProducts: readonly DemoProduct[] = [...(products as readonly DemoProduct[])].sort(
  (a, b) => rank(a) - rank(b),
);

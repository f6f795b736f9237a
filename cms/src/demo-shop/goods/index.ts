import { accessories } from './accessories';
import { bodies } from './bodies';
import { bras } from './bras';
import { briefs } from './briefs';
import { type DemoProduct } from './demo-product';
import { hosiery } from './hosiery';
import { nightwear } from './nightwear';
import { sets } from './sets';
import { swimwear } from './swimwear';

const all: readonly DemoProduct[] = [
  ...sets,
  ...bras,
  ...briefs,
  ...bodies,
  ...nightwear,
  ...hosiery,
  ...swimwear,
  ...accessories,
];

const standing = ({ shelf, appeal }: DemoProduct): number => (shelf === 'sold-out' ? 0 : appeal);

/** Everything the demo shop sells. The shop shows its newest products first, so the favourites come last. */
export const demoProducts: readonly DemoProduct[] = [...all].sort((a, b) => standing(a) - standing(b));

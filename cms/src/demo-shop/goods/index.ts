import { accessories } from './accessories';
import { bodies } from './bodies';
import { bras } from './bras';
import { briefs } from './briefs';
import { type DemoProduct } from './demo-product';
import { hosiery } from './hosiery';
import { nightwear } from './nightwear';
import { sets } from './sets';
import { swimwear } from './swimwear';

/** Everything the demo shop sells. */
export const demoProducts: readonly DemoProduct[] = [
  ...sets,
  ...bras,
  ...briefs,
  ...bodies,
  ...nightwear,
  ...hosiery,
  ...swimwear,
  ...accessories,
];

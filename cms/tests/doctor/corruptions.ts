import type { Damage } from './damage';
import { orderDamage } from './order-damage';
import { recordDamage } from './record-damage';
import { stockDamage } from './stock-damage';

/** One way, at least, to break each thing that must be true. */
export const corruptions: Damage[] = [...stockDamage, ...orderDamage, ...recordDamage];

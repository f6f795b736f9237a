import type { Damage } from './damage';
import { orderDamage } from './order-damage';
import { recordDamage } from './record-damage';
import { stockDamage } from './stock-damage';

/** At least one corruption per invariant. */
export const corruptions: Damage[] = [...stockDamage, ...orderDamage, ...recordDamage];

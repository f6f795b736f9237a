import type { Damage } from './damage';
import { orderDamage } from './order-damage';
import { recordDamage } from './record-damage';
import { stockDamage } from './stock-damage';

export const corruptions: Damage[] = [...stockDamage, ...orderDamage, ...recordDamage];

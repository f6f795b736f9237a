import { caseDamage } from './case-damage';
import type { Damage } from './damage';
import { exchangeDamage } from './exchange-damage';
import { mailDamage } from './mail-damage';
import { orderDamage } from './order-damage';
import { recordDamage } from './record-damage';
import { stockDamage } from './stock-damage';

export const corruptions: Damage[] = [
  ...stockDamage,
  ...orderDamage,
  ...recordDamage,
  ...mailDamage,
  ...exchangeDamage,
  ...caseDamage,
];

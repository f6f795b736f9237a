import type { Dice } from './seeded-random';

type Json = unknown;
type Holder = Record<string | number, Json>;

const isHolder = (value: Json): value is Holder => typeof value === 'object' && value !== null;

const poisons: readonly (() => Json)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0.5,
  () => 1e308,
  () => 9e18,
  () => '',
  () => ' ',
  () => 'x'.repeat(20_000),
  () => 'a\u0000b',
  () => 'a\ud83d',
  () => '\u202e\u0007\u001b[31m',
  () => '2026-99-99',
  () => 'javascript:alert(1)',
  () => "' or 1=1 --",
  () => [],
  () => [null],
  () => [[[[]]]],
  () => ({}),
  () => ({ $ne: null }),
  () => ({ constructor: { prototype: { isAdmin: true } } }),
  () => Array.from({ length: 2000 }, () => 1),
  () => JSON.parse('['.repeat(30) + ']'.repeat(30)) as Json,
];

function somewhere(dice: Dice, value: Holder): { holder: Holder; name: string } | null {
  const names = Object.keys(value);
  if (names.length === 0) return null;
  const name = dice.pick(names);
  const inner = value[name];
  const deeper = isHolder(inner) && dice.chance(0.7) ? somewhere(dice, inner) : null;
  return deeper ?? { holder: value, name };
}

export function mutated(dice: Dice, good: Json): Json {
  const copy: Json = structuredClone(good);
  if (!isHolder(copy) || dice.chance(0.05)) return dice.pick(poisons)();
  for (let change = dice.between(1, 3); change > 0; change -= 1) {
    const place = somewhere(dice, copy);
    if (!place || dice.chance(0.1)) copy[`sobra${dice.below(9)}`] = dice.pick(poisons)();
    else if (dice.chance(0.2)) delete place.holder[place.name];
    else place.holder[place.name] = dice.pick(poisons)();
  }
  return copy;
}

export type Spoiled = { body: string; type: string };

const breakers: readonly ((dice: Dice, text: string) => Spoiled)[] = [
  (dice, text) => ({
    body: text.slice(0, dice.below(Math.max(1, text.length - 1))) || '{',
    type: 'application/json',
  }),
  (dice, text) => ({
    body: text,
    type: dice.pick([
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]),
  }),
  (_, text) => ({ body: text.replace('{', '{"__proto__":{"isAdmin":true},'), type: 'application/json' }),
  (dice, text) => ({ body: `${'{"a":'.repeat(dice.between(20, 5000))}${text}`, type: 'application/json' }),
  (dice, text) => ({ body: `${text}${dice.pick([',', '}', ']', '"', '\u0000'])}`, type: 'application/json' }),
];

export const broken = (dice: Dice, good: Json): Spoiled => dice.pick(breakers)(dice, JSON.stringify(good));

import type { Random } from '../../../src/demo-shop/random';

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

function somewhere(random: Random, value: Holder): { holder: Holder; name: string } | null {
  const names = Object.keys(value);
  if (names.length === 0) return null;
  const name = random.pick(names);
  const inner = value[name];
  const deeper = isHolder(inner) && random.chance(0.7) ? somewhere(random, inner) : null;
  return deeper ?? { holder: value, name };
}

export function mutated(random: Random, good: Json): Json {
  const copy: Json = structuredClone(good);
  if (!isHolder(copy) || random.chance(0.05)) return random.pick(poisons)();
  for (let change = random.integer(1, 3); change > 0; change -= 1) {
    const place = somewhere(random, copy);
    if (!place || random.chance(0.1)) copy[`sobra${random.below(9)}`] = random.pick(poisons)();
    else if (random.chance(0.2)) delete place.holder[place.name];
    else place.holder[place.name] = random.pick(poisons)();
  }
  return copy;
}

export type Spoiled = { body: string; type: string };

const breakers: readonly ((random: Random, text: string) => Spoiled)[] = [
  (random, text) => ({
    body: text.slice(0, random.below(Math.max(1, text.length - 1))) || '{',
    type: 'application/json',
  }),
  (random, text) => ({
    body: text,
    type: random.pick([
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]),
  }),
  (_, text) => ({ body: text.replace('{', '{"__proto__":{"isAdmin":true},'), type: 'application/json' }),
  (random, text) => ({
    body: `${'{"a":'.repeat(random.integer(20, 5000))}${text}`,
    type: 'application/json',
  }),
  (random, text) => ({
    body: `${text}${random.pick([',', '}', ']', '"', '\u0000'])}`,
    type: 'application/json',
  }),
];

export const broken = (random: Random, good: Json): Spoiled =>
  random.pick(breakers)(random, JSON.stringify(good));

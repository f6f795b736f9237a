import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { valueGroups, valueNames } from './value-names';

type Attribute = { type: string; enum?: string[]; pluginOptions?: { shop?: { values?: string } } };
type Model = { pluginOptions?: { shop?: { columns?: string[] } }; attributes: Record<string, Attribute> };

const ROOT = path.resolve(import.meta.dirname, '../../..');

const files = globSync('src/{api/*/content-types/*/schema.json,components/*/*.json}', {
  cwd: ROOT,
});

const models = files.map((file) => ({
  type: path.basename(path.dirname(file)),
  ...(JSON.parse(readFileSync(path.resolve(ROOT, file), 'utf8')) as Model),
}));
// People typed these, or the shop counts them; any other text of a list is a key, and keys have names.
const PLAIN = new Set([
  'address',
  'browser',
  'businessDay',
  'category',
  'claimedBy',
  'code',
  'color',
  'content-revision author',
  'coupon from',
  'coupon to',
  'day',
  'email',
  'fromSize',
  'fullName',
  'invitedBy',
  'lastDay',
  'name',
  'note',
  'orderNumber',
  'page',
  'phone',
  'policy-version author',
  'productId',
  'productTitle',
  'proofId',
  'recipient',
  'requestId',
  'size',
  'sku',
  'subject',
  'system',
  'text',
  'title',
  'username',
  'vital',
]);

test('every key that a list of Strapi’s panel shows has a name in Spanish', () => {
  const shown = models.flatMap(({ type, pluginOptions, attributes }) =>
    (pluginOptions?.shop?.columns ?? []).flatMap((name) => {
      const attribute = attributes[name];
      return attribute && ['string', 'text'].includes(attribute.type) ? [{ type, name, attribute }] : [];
    }),
  );
  const groupOf = ({ pluginOptions }: Attribute) => pluginOptions?.shop?.values ?? '';
  expect(shown.length).toBeGreaterThan(60);
  expect(
    shown
      .filter(
        ({ type, name, attribute }) =>
          ![name, `${type} ${name}`].some((one) => PLAIN.has(one)) && !valueGroups[groupOf(attribute)],
      )
      .map(({ type, name }) => `${type} ${name}`),
  ).toEqual([]);
  const groups = models.flatMap(({ attributes }) => Object.values(attributes).map(groupOf)).filter(Boolean);
  expect([...new Set(groups)].sort()).toEqual(Object.keys(valueGroups));
});

test('every value that Strapi’s panel offers has a name in Spanish', () => {
  const values = models.flatMap(({ attributes }) =>
    Object.values(attributes).flatMap((attribute) => attribute.enum ?? []),
  );
  expect(values.length).toBeGreaterThan(80);
  expect([...new Set(values)].filter((value) => !valueNames[value])).toEqual([]);
});

test('the panel, which cannot import the contract, has the names as the contract says them', async () => {
  // `npx vitest run value-names -u` writes the file anew.
  await expect(
    `${JSON.stringify({ names: valueNames, groups: valueGroups }, null, 2)}\n`,
  ).toMatchFileSnapshot('../../admin/value-names.json');
});

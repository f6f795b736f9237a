import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fieldOptions, typeOptions } from './field-options';

type Attribute = { type: string; target?: string; pluginOptions?: object };
type Schema = {
  kind?: string;
  info: { singularName?: string; pluralName?: string; displayName: string };
  pluginOptions?: object;
  attributes: Record<string, Attribute>;
};

const SOURCES = path.resolve(import.meta.dirname, '../..');
const TEXTS = ['string', 'text', 'richtext', 'email', 'json'];
/** Fields by whose values somebody could pass for another, or that only programs compare. */
const SECRETS = /^(?:sessionId|tokenHash|bodyHash|addressHash|password|secret)$/;
const BUILT_IN = ['documentId', 'createdAt', 'updatedAt'];

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(SOURCES, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  );

const models = [
  ...filesIn('api').filter((file) => file.endsWith(`${path.sep}schema.json`)),
  ...filesIn('components').filter((file) => file.endsWith('.json')),
].map((file) => [file, JSON.parse(readFileSync(path.join(SOURCES, file), 'utf8')) as Schema] as const);

const attributes = models.flatMap(([file, model]) =>
  Object.entries(model.attributes).map(([name, attribute]) => {
    const options = fieldOptions(attribute);
    return { name: `${file}: ${name}`, isText: TEXTS.includes(attribute.type), options };
  }),
);

const namesOf = (wrong: readonly { name: string }[]) => wrong.map(({ name }) => name);

test('every attribute has a label for the panel', () => {
  expect(models.length).toBeGreaterThan(50);
  expect(namesOf(attributes.filter(({ options }) => !options?.label))).toEqual([]);
});

test('every text says whether an erased person loses it', () => {
  const known = ['erase', 'keep', 'no'];
  const unsaid = attributes.filter(
    ({ isText, options }) => isText && !known.includes(options?.personal ?? ''),
  );
  expect(namesOf(unsaid)).toEqual([]);
});

test('a text that stays of an erased person says why', () => {
  const wrong = attributes.filter(
    ({ options }) => (options?.personal === 'keep') !== Boolean(options?.personalReason),
  );
  expect(namesOf(wrong)).toEqual([]);
});

test('every attribute of a type with a CSV file says whether the file has it', () => {
  const exported = [path.join('order', 'schema.json'), path.join('client', 'schema.json')];
  const ofFiles = attributes.filter(({ name }) =>
    exported.some((file) => name.includes(`${path.sep}${file}:`)),
  );
  expect(ofFiles.length).toBeGreaterThan(60);
  expect(namesOf(ofFiles.filter(({ options }) => options?.export === undefined))).toEqual([]);
});

test('every type names its main field, columns and order among its attributes', () => {
  const unknown = models.flatMap(([file, model]) => {
    const { mainField = '', columns = [], sortBy, newestBy } = typeOptions(model) ?? {};
    const fields = [mainField, ...columns, ...[sortBy ?? [], newestBy ?? []].flat()];
    return fields
      .filter((field) => !BUILT_IN.includes(field) && !(field in model.attributes))
      .map((field) => `${file}: ${field}`);
  });
  expect(unknown).toEqual([]);
});

const lists = models.filter(([, { kind }]) => kind === 'collectionType');

test('every type has a name, and every list its columns', () => {
  const wrong = lists.filter(([, { info, pluginOptions = {} }]) => {
    const { displayName, singularName, pluralName } = info;
    const isUnnamed = [singularName, pluralName].includes(displayName.toLowerCase());
    return isUnnamed || !typeOptions({ pluginOptions })?.columns?.length;
  });
  expect(lists.length).toBeGreaterThan(30);
  expect(wrong.map(([file]) => file)).toEqual([]);
});

/** Returns the name of the type to which an attribute leads: 'order' of `api::order.order`. */
const targetOf = ({ target = '' }: Attribute) => target.split('.')[1] ?? '-';

const holdsKeys = ({ type, pluginOptions = {} }: Attribute) =>
  type === 'enumeration' || Boolean(fieldOptions({ pluginOptions })?.values);

// Strapi's search knows texts and numbers, its filters relations too; a key is not what its cell says.
const SOUGHT = ['string', 'text', 'integer', 'biginteger', 'decimal', 'relation'];

test('every record of a list is found by what one of its columns says', () => {
  const lost = lists.filter(([, { attributes: of, pluginOptions = {} }]) => {
    const columns = typeOptions({ pluginOptions })?.columns ?? [];
    return !columns.some((name) => of[name] && SOUGHT.includes(of[name].type) && !holdsKeys(of[name]));
  });
  // These name nobody: their moment is all that is known of them.
  expect(lost.map(([file]) => path.basename(path.dirname(file))).sort()).toEqual([
    'erasure',
    'idempotency-key',
  ]);
});

test('the field that heads a record is no key', () => {
  const wrong = models.flatMap(([file, model]) => {
    const { mainField = '' } = typeOptions(model) ?? {};
    const attribute = model.attributes[mainField];
    return attribute && holdsKeys(attribute) ? [`${file}: ${mainField}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('every relation names its records by a field of theirs that is no id', () => {
  const wrong = models.flatMap(([file, model]) =>
    Object.entries(model.attributes).flatMap(([name, attribute]) => {
      const { names = '' } = fieldOptions(attribute) ?? {};
      const target = models.find(([other]) => path.basename(path.dirname(other)) === targetOf(attribute));
      const isGood = !target || (names in target[1].attributes && !names.endsWith('Id'));
      return isGood ? [] : [`${file}: ${name}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('no secret is a column, heads a record or stands in its form', () => {
  const shown = models.flatMap(([file, model]) => {
    const { mainField, columns = [] } = typeOptions(model) ?? {};
    return Object.entries(model.attributes).flatMap(([name, attribute]) => {
      const isShown = [mainField, ...columns].includes(name) || fieldOptions(attribute)?.panel !== 'hidden';
      return SECRETS.test(name) && isShown ? [`${file}: ${name}`] : [];
    });
  });
  expect(shown).toEqual([]);
});

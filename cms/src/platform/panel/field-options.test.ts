import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fieldOptions, typeOptions } from './field-options';

type Attribute = { type: string; pluginOptions?: object };
type Schema = {
  kind?: string;
  pluginOptions?: object;
  attributes: Record<string, Attribute>;
};

const SOURCES = path.resolve(import.meta.dirname, '../..');
const TEXTS = ['string', 'text', 'richtext', 'email', 'json'];
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

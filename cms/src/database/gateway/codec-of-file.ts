import { createCodec, type Attribute, type Codec } from './codec';
import { modelOfFile, type ModelAttribute } from './model-of-file';
import type { RecordTypes } from './record-types';

const BUILT_IN: Record<string, ModelAttribute> = {
  id: { type: 'increments' },
  documentId: { type: 'string' },
  createdAt: { type: 'datetime' },
  updatedAt: { type: 'datetime' },
};

/** Returns the name that Strapi gives the column of an attribute. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`);

function withColumn(name: string, { useJoinTable, ...attribute }: ModelAttribute): Attribute {
  const columnName = attribute.columnName ?? snakeCase(name);
  if (attribute.type === 'component') return attribute;
  if (attribute.type !== 'relation') return { ...attribute, columnName };
  return useJoinTable === false ? { ...attribute, joinColumn: { name: `${columnName}_id` } } : attribute;
}

/** Returns the codec of a content type by its model's file, for what reads a database without Strapi. */
export function codecOfFile(uid: keyof RecordTypes): Codec {
  const { collectionName: tableName, attributes } = modelOfFile(uid);
  const named = Object.entries({ ...BUILT_IN, ...attributes }).map(
    ([name, attribute]) => [name, withColumn(name, attribute)] as const,
  );
  return createCodec(uid, { tableName, attributes: Object.fromEntries(named) });
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const API = fileURLToPath(new URL('../src/api', import.meta.url));
export const TYPES_FILE = fileURLToPath(new URL('../src/database/gateway/record-types.ts', import.meta.url));

const TYPES = {
  integer: 'number',
  biginteger: 'number',
  decimal: 'number',
  float: 'number',
  boolean: 'boolean',
};

const HEADER = `import type * as contract from '@shop/contract';

/** Maps each content type to what its records hold. The command \`npm run record-types\` writes this file: do not edit it. */
export interface RecordTypes {`;

const FOOTER = `

/** A record as code reads it: attribute names of its model, times as ISO text, null for what is empty. */
export type RecordOf<U extends keyof RecordTypes> = RecordTypes[U]['record'];
`;

function valueType({ type, enum: values, pluginOptions }) {
  const named = pluginOptions?.shop?.type;
  if (named) return named.replace(/\b([A-Z]\w+)/g, 'contract.$1');
  if (type === 'enumeration') return values.map((value) => `'${value}'`).join(' | ');
  return type === 'json' ? 'unknown' : (TYPES[type] ?? 'string');
}

const isStored = ({ type, relation, useJoinTable }) =>
  type === 'relation' ? relation.endsWith('ToOne') && useJoinTable === false : type !== 'component';

function fieldOf([name, attribute]) {
  if (attribute.type === 'relation') return `${name}Id: number | null;`;
  const isNever = attribute.required || attribute.default !== undefined;
  return `${name}: ${valueType(attribute)}${isNever ? '' : ' | null'};`;
}

const union = (names) => names.map((name) => `'${name}'`).join(' | ') || 'never';

function typeOf({ uid, attributes }) {
  const stored = Object.entries(attributes).filter(([, attribute]) => isStored(attribute));
  const namesOf = (wanted) => stored.filter(([, attribute]) => wanted(attribute)).map(([name]) => name);
  const builtIn = ['id: number;', 'documentId: string;'];
  const stamps = ['createdAt: string;', 'updatedAt: string;'];
  return `'${uid}': {
    record: { ${[...builtIn, ...stored.map(fieldOf), ...stamps].join(' ')} };
    defaults: ${union(namesOf((attribute) => attribute.default !== undefined))};
    dates: ${union(namesOf(({ type }) => type === 'datetime'))};
  };`;
}

const models = () =>
  readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'schema.json')
    .map((file) => {
      const schema = JSON.parse(readFileSync(path.join(API, file), 'utf8'));
      const [api] = file.split(path.sep);
      return { uid: `api::${api}.${schema.info.singularName}`, attributes: schema.attributes };
    })
    .sort((one, other) => (one.uid < other.uid ? -1 : 1));

/** Returns the text of the types that the models ask for. */
export async function recordTypes() {
  const text = `${HEADER}${models().map(typeOf).join('\n')}}${FOOTER}`;
  return format(text, { ...(await resolveConfig(TYPES_FILE)), parser: 'typescript' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TYPES_FILE, await recordTypes());

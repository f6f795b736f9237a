import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { endpoints, formatMegabytes, rolesAllowed, z } from '@shop/contract';
import { format, resolveConfig } from 'prettier';
import { projectPath } from '../product/project.mjs';

const FILE = projectPath('docs/endpoints.md');

const schemaOf = (schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
const resolved = (schema, root) =>
  schema.$ref?.startsWith('#/$defs/') ? root.$defs[schema.$ref.slice(8)] : schema;
const alternatives = (schema) => schema.anyOf ?? schema.oneOf;

function typeOf(schema, root) {
  const known = resolved(schema, root);
  if (known.const !== undefined) return JSON.stringify(known.const);
  if (known.enum) return known.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (alternatives(known))
    return [...new Set(alternatives(known).map((one) => typeOf(one, root)))].join(' or ');
  if (known.type === 'array') return `list of ${typeOf(known.items ?? {}, root)}`;
  return known.type ?? (known.allOf ? 'object' : 'anything');
}

function shapeLines(shape, root) {
  if (!shape.properties) return [`- ${typeOf(shape, root)}`];
  return Object.entries(shape.properties).map(([name, field]) => {
    const optional = shape.required?.includes(name) ? '' : ' (optional)';
    return `- \`${name}\`${optional}: ${typeOf(field, root)}`;
  });
}

function fieldLines(schema) {
  const root = schemaOf(schema);
  const shape = resolved(root, root);
  const shapes = (alternatives(shape) ?? [shape]).map((one) => resolved(one, root));
  return shapes.flatMap((one, at) => [...(at > 0 ? ['', 'or', ''] : []), ...shapeLines(one, root)]);
}

const RETRY_KEY =
  'Header `Idempotency-Key` (optional, 8 to 100 letters, digits and `_.:-`): the same key does the work once: for 48 hours a retry is given what the first call stored, as it is now, with `Idempotent-Replayed: true`, an order deleted meanwhile 410, and another body under it 409.';

const part = (title, schema) => (schema ? [`${title}:`, '', ...fieldLines(schema), ''] : []);

const accessOf = (name, { access }) =>
  access === 'admin' ? `staff (${rolesAllowed(name).join(', ')})` : access;

const section = ([name, endpoint]) => [
  `## ${endpoint.method} /api${endpoint.path}`,
  '',
  `${endpoint.summary}. Access: **${accessOf(name, endpoint)}**. In code: \`endpoints.${name}\`.`,
  '',
  ...part('Query', endpoint.query),
  ...(endpoint.idempotencyKey ? [RETRY_KEY, ''] : []),
  ...(endpoint.multipart
    ? [
        `Body: a form with one file of at most ${formatMegabytes(endpoint.multipart.maxBytes, ' ')} in the field \`file\`.`,
        '',
      ]
    : part('Body', endpoint.body)),
  ...(endpoint.answer ? part('Answer', endpoint.answer) : ['Answer: a file or a document of its own.', '']),
];

const text = [
  '# Endpoints',
  '',
  'Written by `node scripts/checks/write-endpoint-docs.mjs` from `packages/contract/src/endpoints.ts`; `npm run verify` fails when they differ.',
  'Errors answer `{ status: "error", message, code, requestId, errors?, details? }` with a Spanish `message` that is fit to show.',
  '',
  ...Object.entries(endpoints).flatMap(section),
].join('\n');

const formatted = await format(text, { ...(await resolveConfig(FILE)), parser: 'markdown' });
const isFresh = existsSync(FILE) && readFileSync(FILE, 'utf8') === formatted;

if (!process.argv.includes('--check')) writeFileSync(FILE, formatted);
else if (!isFresh) {
  process.stderr.write(
    'docs/endpoints.md is not what the contract says: run node scripts/checks/write-endpoint-docs.mjs\n',
  );
  process.exitCode = 1;
}

import {
  endpoints,
  errorBodySchema,
  rolesAllowed,
  z,
  type Endpoint,
  type FileUpload,
  type StaffCall,
} from '@shop/contract';

type Json = Record<string, unknown>;

const JSON_TYPE = 'application/json';
const ERROR = { $ref: '#/components/schemas/Error' };

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const pathParameters = (path: string) =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(query: z.ZodMiniType | undefined) {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

// The first segment of a path, without the extension of the document itself.
const tagOf = ({ path }: Endpoint): string => path.split(/[/.]/)[1] ?? '';

const TAGS: Readonly<Record<string, string>> = {
  audit: 'Who did what and when.',
  auth: 'Sessions of the staff.',
  carts: 'Carts that the shop sends as a link.',
  cases: 'Withdrawals and other cases: what was asked, its steps and due times.',
  clients: 'Clients of the shop, who come from its orders.',
  contact: 'Messages to the shop and their inbox.',
  content: 'Texts of the shop and their saved versions.',
  coupons: 'Coupons of the owner, and what one takes off a cart.',
  'data-requests': 'Requests of people to see, correct or delete their data.',
  exchanges: 'Exchanges of a size or colour, and the units that they reserve.',
  health: 'State of the service.',
  ready: 'Whether the shop can serve and keep its data.',
  interactions: 'Views of products and their rankings.',
  'mail-templates': 'Texts of mails and chats that the owner may change.',
  mails: 'Mails of orders that are sent again.',
  opening: 'Checklist and opening of the shop.',
  openapi: 'Description of this API.',
  orders: 'Orders, from the checkout to the back office.',
  policies: 'Terms, privacy, exchanges and delivery, in versions.',
  payments: 'Notices of payment providers, and whether one is set up.',
  products: 'Catalog, stock and the import of products.',
  reviews: 'Reviews by buyers and their moderation.',
  'counter-settings': 'Ways of payment at the counter, and who closes the till.',
  rules: 'Rules of the owner that no shopper sees.',
  showcase: 'Pictures of the categories and quoted reviews of the home page.',
  staff: 'People of the shop, their roles and invitations.',
  shop: 'Name, address and contact data of the shop.',
  reports: 'Tables about any range of days, with the period before.',
  'till-closings': 'The till of a day: expected and counted cash.',
  'stock-alerts': 'Alerts for sold-out variants, and who waits for them.',
  stats: 'Figures of the dashboard.',
  upload: 'Transfer proofs and pictures.',
  users: 'Profile, password, second factor and sessions of the signed-in user.',
};

const tags = () =>
  [...new Set(Object.values<Endpoint>(endpoints).map(tagOf))]
    .sort()
    .map((name) => ({ name, description: TAGS[name] ?? `Calls of ${name}.` }));

const accessOf = (name: string, { access }: Endpoint): string =>
  access === 'admin'
    ? `Needs the session of a staff member with the role ${rolesAllowed(name as StaffCall).join(' or ')}.`
    : 'Needs no session.';

const descriptionOf = (name: string, endpoint: Endpoint): string =>
  [
    `${endpoint.summary}.`,
    accessOf(name, endpoint),
    ...(endpoint.idempotencyKey
      ? ['A retry with the same Idempotency-Key repeats nothing and answers the same record as it is now.']
      : []),
    ...(endpoint.answer ? [] : ['Answers with a file.']),
  ].join(' ');

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key repeats nothing: it answers what was created, as it is now, or 410 once that is deleted; with another body, 409.',
  schema: { type: 'string', pattern: '^[\\w.:-]{8,100}$' },
};

const formBody = ({ purposes }: FileUpload): Json => ({
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', format: 'binary' },
    ...(purposes && { purpose: { type: 'string', enum: purposes } }),
  },
});

function requestBody({ body, multipart }: Endpoint): Json {
  if (multipart)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formBody(multipart) } } },
    };
  if (!body) return {};
  return { requestBody: { required: true, content: { [JSON_TYPE]: { schema: schemaOf(body, 'input') } } } };
}

const errorResponse = (description: string): Json => ({
  description,
  content: { [JSON_TYPE]: { schema: ERROR } },
});

function responses({ answer, access, query, body, multipart }: Endpoint): Json {
  const content = answer ? { content: { [JSON_TYPE]: { schema: schemaOf(answer, 'output') } } } : {};
  return {
    '2XX': { description: 'Done', ...content },
    ...(query || body || multipart ? { 400: errorResponse('Invalid data') } : {}),
    ...(access === 'admin' ? { 401: errorResponse('No session'), 403: errorResponse('No permission') } : {}),
    429: errorResponse('Too many requests'),
    default: errorResponse('Failure'),
  };
}

const operation = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  description: descriptionOf(name, endpoint),
  tags: [tagOf(endpoint)],
  parameters: [
    ...pathParameters(endpoint.path),
    ...queryParameters(endpoint.query),
    ...(endpoint.idempotencyKey ? [idempotencyKey] : []),
  ],
  ...requestBody(endpoint),
  responses: responses(endpoint),
  security: endpoint.access === 'admin' ? [{ session: [] }] : [],
});

function paths(): Json {
  const table: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    table[path] = { ...table[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return table;
}

export const openapiDocument = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Jazmín Lencería',
    version: '1.0.0',
    description: 'API of the shop and of its back office. Messages of errors are Spanish and fit to show.',
    contact: { name: 'Jazmín Lencería' },
  },
  tags: tags(),
  servers: [{ url: '/api' }],
  paths: paths(),
  components: {
    schemas: { Error: schemaOf(errorBodySchema, 'output') },
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
});

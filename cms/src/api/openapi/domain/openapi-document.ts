import { endpoints, errorBodySchema, z, type Endpoint, type FileUpload } from '@shop/contract';

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

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Con la misma clave no se repite nada: se recibe lo que se creó, como está ahora, o 410 si se eliminó; con otro pedido bajo esa clave, 409.',
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
    '2XX': { description: 'Correcto', ...content },
    ...(query || body || multipart ? { 400: errorResponse('Los datos no son válidos') } : {}),
    ...(access === 'admin' ? { 401: errorResponse('Sin sesión'), 403: errorResponse('Sin permiso') } : {}),
    429: errorResponse('Demasiadas peticiones'),
    default: errorResponse('Error'),
  };
}

const operation = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1]],
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
    description: 'API de la tienda y de su administración.',
  },
  servers: [{ url: '/api' }],
  paths: paths(),
  components: {
    schemas: { Error: schemaOf(errorBodySchema, 'output') },
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
});

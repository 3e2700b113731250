import { errorEnvelope, type Operation, operations } from '@coursewright/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** What the API is called in its documentation. */
export const apiTitle = 'Coursewright';

/**
 * OpenAPI 3.1 of the REST API, made from `operations`, so that a route cannot be there and
 * undocumented.
 */
export function openApiDocument(publicUrl: string) {
  const components: Json = {};
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries<Operation>(operations)) {
    const path = `/api${route.path}`;
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operation(name, route, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: apiTitle,
      version: '1',
      description:
        'Turns a topic or your documents into a cited course. Every failure has the same body; `error_id` stands on every 5xx.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'cw_…',
          description: 'Created under /v1/account/api-tokens; needs the scope that is named.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'cw_refresh',
          description: 'Set by logging in.',
        },
      },
    },
  };
}

function operation(name: string, route: Operation, components: Json): Json {
  return {
    operationId: name,
    summary: route.summary,
    tags: [tagOf(route)],
    security: securityOf(route),
    parameters: [
      ...parametersOf('path', route.params, components),
      ...parametersOf('query', route.query, components),
    ],
    ...requestBodyOf(route, components),
    responses: {
      [route.status]: { description: 'Success', ...contentOf(route, components) },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: schemaOf(errorEnvelope, 'output', components) } },
      },
    },
  };
}

const tagOf = (route: Operation) =>
  route.path.split('/').find((part) => part !== '' && part !== 'v1') ?? 'api';

function securityOf(route: Operation): Json[] {
  if (route.access === 'public') return [];
  if (route.access === 'cookie') return [{ session: [] }];
  return [
    { bearer: [] },
    ...(route.scope ? [{ apiToken: [route.scope] }] : []),
    ...(route.produces === 'text/event-stream' && route.method === 'GET' ? [{ session: [] }] : []),
  ];
}

function parametersOf(
  where: 'path' | 'query',
  schema: z.ZodObject | undefined,
  components: Json,
): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !z.safeParse(field, undefined).success,
    schema: schemaOf(field, 'input', components),
  }));
}

function requestBodyOf(route: Operation, components: Json): Json | undefined {
  if (route.consumes === 'multipart/form-data') {
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!route.body) return undefined;
  return {
    requestBody: {
      required: !route.body.safeParse(undefined).success,
      content: { 'application/json': { schema: schemaOf(route.body, 'input', components) } },
    },
  };
}

function contentOf(route: Operation, components: Json): Json {
  if (route.produces) return { content: { [route.produces]: { schema: { type: 'string' } } } };
  if (!route.output) return {};
  return {
    content: { 'application/json': { schema: schemaOf(route.output, 'output', components) } },
  };
}

/** JSON Schema 2020-12, which OpenAPI 3.1 uses as it is. Schemas with an id become components. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output', components: Json): Json {
  const {
    $schema: _dialect,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  for (const [id, definition] of Object.entries($defs))
    components[id] = pointedAtComponents(definition);
  const { id } = rest;
  if (typeof id !== 'string') return pointedAtComponents(rest);
  components[id] = pointedAtComponents(rest);
  return { $ref: `#/components/schemas/${id}` };
}

/**
 * The schema as data, with references to `$defs` pointed at the document's components and zod's
 * `id` left out.
 */
function pointedAtComponents(schema: object): Json {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'id' && typeof value === 'string'))
      .map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? value.replace('#/$defs/', '#/components/schemas/')
          : rewritten(value),
      ]),
  );
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  return typeof value === 'object' && value !== null ? pointedAtComponents(value) : value;
}

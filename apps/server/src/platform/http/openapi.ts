import { entryOf } from '@yoimachi/contract/operator-errors';
import { codesOf, type Route } from '@yoimachi/contract/route';
import type * as z from 'zod/mini';
import { API_BASE } from './bind.ts';
import { MAX_BODY_BYTES, MAX_PARAM_LENGTH } from './limits.ts';
import type { Routes } from './call.ts';
import { jsonSchemaOf } from './serialize.ts';

type Json = Record<string, unknown>;

/** What the calls of one table have in common. */
export interface ApiDocument {
  readonly base: string;
  readonly title: string;
  readonly description: string;
  /** How a caller shows who he is: the scheme's name and what OpenAPI says of it. */
  readonly scheme: readonly [string, Json];
  /** What a call answers to who is not there, or not any more. */
  readonly unknownCaller: string;
}

const OF_PEOPLE: ApiDocument = {
  base: API_BASE,
  title: 'Yoimachi',
  description: 'Booking companionship before a shift, paid in points.',
  scheme: ['sToken', { type: 'http', scheme: 'bearer', description: 's_token of /account/refresh-tokens' }],
  unknownCaller: '10, 20, 21',
};

/** The OpenAPI 3.1 document of a route table. Equal tables give equal documents. */
export function makeOpenApi(routes: Routes, api: ApiDocument = OF_PEOPLE): Json {
  const { base, title, description, scheme } = api;
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = base + route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(name, route, api);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: Object.fromEntries([scheme]),
      schemas: { Error: errorSchema },
      responses: OUTSIDE,
    },
  };
}

function operation(name: string, route: Route, { scheme: [scheme], unknownCaller }: ApiDocument): Json {
  const needsToken = route.who !== 'open' && route.who !== 'identity';
  return {
    operationId: name,
    summary: route.summary,
    'x-who': route.who,
    ...(needsToken && { security: [{ [scheme]: [] }] }),
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...(route.idempotent ? [idempotencyKey] : []),
    ],
    ...(route.body && { requestBody: { required: true, content: requestContent(route) } }),
    responses: {
      200: {
        description: 'Done',
        ...(route.answer && { content: json(withoutDialect(jsonSchemaOf(route.answer))) }),
        ...(route.file && { content: bytesOf([route.file]) }),
      },
      ...refusals(route, needsToken, unknownCaller),
    },
  };
}

const json = (schema: unknown) => ({ 'application/json': { schema } });
const bytesOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
const requestContent = ({ takes, body }: Route) => (takes ? bytesOf(takes.types) : json(inputSchema(body!)));
const idempotencyKey = {
  in: 'header',
  name: 'Idempotency-Key',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};
const errorSchema = {
  type: 'object',
  properties: {
    code: { type: ['string', 'integer'] },
    message: { type: 'string' },
    details: { type: 'object' },
  },
  required: ['code', 'message'],
};

const withoutDialect = (schema: Json): Json =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'));
const inputSchema = (schema: z.ZodMiniType) => withoutDialect(jsonSchemaOf(schema, 'input'));

function parameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    in: place,
    name,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** By status, each with its codes. */
function refusals(route: Route, needsToken: boolean, unknownCaller: string): Record<string, Json> {
  const byStatus = Map.groupBy(codesOf(route), (code) => entryOf(code).status);
  const said = (status: number, more: string) => refusal([...(byStatus.get(status) ?? []), more].join(', '));
  const answers = Object.fromEntries(
    [...byStatus].map(([status, list]) => [status, refusal(list.join(', '))]),
  );
  return {
    ...answers,
    ...((needsToken || route.who === 'identity') && { 401: said(401, unknownCaller) }),
    ...(route.body &&
      !route.takes && {
        413: said(413, `VALIDATION: the body is longer than ${MAX_BODY_BYTES / 1024} KiB`),
        415: said(415, 'VALIDATION: the body is not application/json'),
      }),
    ...(route.params && { 404: answers['404'] ?? outside('NoSuchAddress'), 414: outside('LongAddress') }),
    431: outside('LongHeaders'),
    500: refusal('INTERNAL'),
  };
}

const refusal = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Error' }),
});

/** What is answered before any call is found. */
const OUTSIDE = {
  NoSuchAddress: refusal('NOT_FOUND: a part of the path is missing'),
  LongAddress: refusal(`VALIDATION: a part of the path is longer than ${MAX_PARAM_LENGTH} letters`),
  LongHeaders: refusal('VALIDATION: the headers with the address are longer than 16 KiB'),
};
const outside = (name: keyof typeof OUTSIDE) => ({ $ref: `#/components/responses/${name}` });

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

type Node = Record<string, unknown>;
interface Operation {
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema: Node }[];
  readonly requestBody?: { content: Record<string, { schema: Node }> };
  readonly responses: Record<string, { content: Record<string, { schema: Node }> }>;
}

const FILE = join(import.meta.dirname, 'stripe-openapi.json');
const text = readFileSync(FILE);

export const cutSha256 = createHash('sha256').update(text).digest('hex');
const document = JSON.parse(text.toString('utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Node> };
};

/**
 * What the published copy lacks so far, taken from the SDK's types, which match the API version in use; the adapter is compiled against
 * them. A place is the path to the schema whose `properties` get the field.
 */
export const SUPPLEMENT: readonly {
  readonly place: string;
  readonly field: string;
  readonly schema: Node;
}[] = [
  {
    place: 'post /v1/payment_intents',
    field: 'allowed_payment_method_types',
    schema: { type: 'array', items: { type: 'string', enum: ['card'] } },
  },
  {
    place: 'post /v1/checkout/sessions',
    field: 'allowed_payment_method_types',
    schema: { type: 'array', items: { type: 'string', enum: ['card'] } },
  },
  {
    place: 'post /v1/checkout/sessions#payment_method_options#card',
    field: 'request_three_d_secure',
    schema: { type: 'string', enum: ['any', 'automatic', 'challenge'] },
  },
  {
    place: 'payment_method_details_card',
    field: 'capture_before',
    schema: { type: 'integer', format: 'unix-time' },
  },
];

const FORM = 'application/x-www-form-urlencoded';

/** The properties at a place in the document, as published. */
export function propertiesAt(place: string): Node {
  const [start, ...fields] = place.split('#') as [string, ...string[]];
  const [method, path] = start.split(' ');
  let schema = (
    path === undefined
      ? document.components.schemas[start]
      : document.paths[path]![method!]!.requestBody!.content[FORM]!.schema
  )!;
  for (const field of fields) schema = (schema['properties'] as Record<string, Node>)[field]!;
  return schema['properties'] as Node;
}

const published = structuredClone(
  SUPPLEMENT.map(({ place, field }) => ({ field, names: Object.keys(propertiesAt(place)) })),
);
for (const { place, field, schema } of SUPPLEMENT) propertiesAt(place)[field] = schema;

/** Fields of the supplement that the published copy now has. */
export const needlessSupplement = published.filter(({ field, names }) => names.includes(field));

/** OpenAPI 3.0 as JSON Schema: `nullable` spelled out, unnamed fields forbidden. */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = value as Node;
  const schema = Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, asJsonSchema(child)]));
  if (isObjectSchema(schema) && schema['additionalProperties'] === undefined)
    schema['additionalProperties'] = false;
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}

const isObjectSchema = (schema: Node): boolean =>
  schema['type'] === 'object' && typeof schema['properties'] === 'object';

const components = { $id: 'stripe', components: asJsonSchema(document.components) };
const own = (schema: unknown): Node =>
  JSON.parse(
    JSON.stringify(asJsonSchema(schema)).replaceAll('"#/components/', '"stripe#/components/'),
  ) as Node;

const options = { strict: false, validateFormats: false, allErrors: true };
// Form values are always strings: what can be read as a number or a boolean becomes one.
const requests = new Ajv({ ...options, coerceTypes: true }).addSchema(components);
const answers = new Ajv(options).addSchema(components);

export interface Call {
  /** `post /v1/refunds`. */
  readonly name: string;
  readonly ids: readonly string[];
  /** What is wrong with the input, or null. */
  checkInput(input: unknown): string | null;
  /** What is wrong with the answer, or null. */
  checkAnswer(status: number, answer: unknown): string | null;
}

const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method} ${path}`,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    input: requests.compile(inputSchema(method, operation)),
    right: answers.compile(own(operation.responses['200']!.content['application/json']!.schema)),
    wrong: answers.compile(own(operation.responses['default']!.content['application/json']!.schema)),
  })),
);

/** The call a request matches; null when the extract has none. */
export function findCall(method: string, path: string): Call | null {
  for (const call of calls) {
    const match = call.pattern.exec(path);
    if (call.method !== method.toLowerCase() || !match) continue;
    return {
      name: call.name,
      ids: match.slice(1),
      checkInput: (input) => complaint(call.input, structuredClone(input)),
      checkAnswer: (status, answer) => complaint(status === 200 ? call.right : call.wrong, answer),
    };
  }
  return null;
}

/** What is wrong with an object against a schema, or null. */
export function checkObject(name: string, value: unknown): string | null {
  return complaint(answers.compile({ $ref: `stripe#/components/schemas/${name}` }), value);
}

function inputSchema(method: string, operation: Operation): Node {
  if (method === 'post') return own(operation.requestBody!.content[FORM]!.schema);
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return own({
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  });
}

function complaint(validate: ValidateFunction, value: unknown): string | null {
  if (validate(value)) return null;
  return validate
    .errors!.map((error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`)
    .join('; ');
}

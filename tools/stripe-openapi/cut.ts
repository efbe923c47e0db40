/** A node of an OpenAPI document. */
type Node = Record<string, unknown>;

export interface Wanted {
  /** `post /v1/refunds` and the like. */
  readonly calls: readonly string[];
  /** Schemas that no call refers to, such as what a webhook carries. */
  readonly schemas: readonly string[];
  /** Fields requested as objects (`schema#field`); every other expandable field stays an id. */
  readonly expanded: readonly string[];
  /** Unused payment methods; their fields are left out. */
  readonly leftOut: ReadonlySet<string>;
}

const WORDS_ONLY = new Set(['description', 'title']);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Cuts Stripe's OpenAPI document down to the calls used, with every schema they refer to. Texts and extensions are dropped; everything that
 * determines whether a request or an answer is valid stays as published.
 */
export function cutOpenApi(document: Node, wanted: Wanted): Node {
  const schemas = (document['components'] as { schemas: Record<string, Node> }).schemas;
  const paths: Record<string, Record<string, unknown>> = {};
  const kept: Record<string, unknown> = {};
  const waiting: string[] = [...wanted.schemas];
  for (const call of wanted.calls) {
    const [method, path] = call.split(' ') as [string, string];
    const operation = (document['paths'] as Record<string, Record<string, Node>>)[path]?.[method];
    if (!operation) throw new Error(`The document has no ${call}`);
    const { parameters, requestBody, responses } = operation;
    paths[path] = {
      ...paths[path],
      [method]: cutNode({ parameters, requestBody, responses }, call, wanted, waiting),
    };
  }
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name in kept) continue;
    const schema = schemas[name];
    if (!schema) throw new Error(`The document has no schema ${name}`);
    kept[name] = cutNode(schema, name, wanted, waiting);
  }
  const sorted = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { openapi: document['openapi'], paths, components: { schemas: sorted } };
}

function cutNode(value: unknown, place: string, wanted: Wanted, waiting: string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => cutNode(entry, place, wanted, waiting));
  if (!isNode(value)) return value;
  if (typeof value['$ref'] === 'string') {
    waiting.push(value['$ref'].slice('#/components/schemas/'.length));
    return { $ref: value['$ref'] };
  }
  if (value['x-expansionResources'] && !wanted.expanded.includes(place))
    return cutNode(idOnly(value), place, wanted, waiting);
  const entries = Object.entries(value).filter(([key]) => !WORDS_ONLY.has(key) && !key.startsWith('x-'));
  return Object.fromEntries(
    entries.map(([key, child]) => [
      key,
      key === 'properties' || key === 'encoding'
        ? cutProperties(child as Node, place, wanted, waiting)
        : cutNode(child, place, wanted, waiting),
    ]),
  );
}

// Properties may themselves be named `title` or `description`.
function cutProperties(properties: Node, place: string, wanted: Wanted, waiting: string[]): Node {
  const schema = place.split('#')[0]!;
  const used = Object.entries(properties).filter(([name]) => !wanted.leftOut.has(name));
  return Object.fromEntries(
    used.map(([name, child]) => [name, cutNode(child, `${schema}#${name}`, wanted, waiting)]),
  );
}

function idOnly(field: Node): Node {
  const { anyOf, 'x-expansionResources': _expansion, ...rest } = field;
  const id = (anyOf as Node[]).find((alternative) => alternative['type'] === 'string');
  return { ...rest, ...id };
}

import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import * as z from 'zod/mini';

type JsonSchema = { [key: string]: unknown };

const VALIDATION_ONLY = new Set([
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  '$schema',
]);

/** JSON Schema of an answer; input-only checks are left out on request. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

type Serializer = (answer: unknown) => string;

const compiled = new WeakMap<z.ZodMiniType, Serializer>();

/** A function that serialises an answer to JSON: only the schema's fields, faster than JSON.stringify. */
export const compileSerializer = (schema: z.ZodMiniType): Serializer =>
  fastJsonStringify(simplify(jsonSchemaOf(schema)) as Schema);

/** The same, compiled when it writes its first answer: compiling those of all calls would take a good part of a start. */
export const serializerOf =
  (schema: z.ZodMiniType): Serializer =>
  (answer) => {
    const known = compiled.get(schema);
    if (known) return known(answer);
    const serialize = compileSerializer(schema);
    compiled.set(schema, serialize);
    return serialize(answer);
  };

// fast-json-stringify would try each branch of `anyOf` with a validator: `X or null` is expressed with `nullable` instead.
function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(
    ([key, value]) => !(VALIDATION_ONLY.has(key) && typeof value !== 'object'),
  );
  const plain: JsonSchema = Object.fromEntries(entries.map(([key, value]) => [key, simplify(value)]));
  const branches = plain['anyOf'];
  if (!Array.isArray(branches) || branches.length !== 2 || branches[1]?.type !== 'null') return plain;
  const { anyOf: _, ...rest } = plain;
  return { ...rest, ...branches[0], nullable: true };
}

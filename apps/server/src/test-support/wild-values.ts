import fc from 'fast-check';

/** The subset of JSON Schema used by the contract's inputs. */
export interface InputSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: readonly string[];
  readonly items?: InputSchema;
  readonly anyOf?: readonly InputSchema[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
}

/** Values, by field name, that get further than random ones: row ids, tokens, days. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const TEXTS = [
  '',
  ' ',
  '　',
  '😀👨‍👩‍👧‍👦',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\ud800',
  '\u202eあ',
  'ｱｲｳ①㌔',
  "'; drop table account; --",
  '%_\\',
  '{"a":1}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  '0',
  '-1',
  '1e999',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  'あ'.repeat(3000),
];
const NUMBERS = [0, -0, -1, 1, 0.5, 2 ** 15, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e21, 1e308];

const wildText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const wildNumber = fc.oneof(fc.constantFrom(...NUMBERS), fc.maxSafeInteger(), fc.double({ noNaN: true }));
/** Anything JSON can say. */
export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  wildText,
  wildNumber,
  fc.boolean(),
  fc.constantFrom(null, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
);

/** About one value in ten that the schema does not allow. */
const sometimesWild = (proper: fc.Arbitrary<unknown>, wild: fc.Arbitrary<unknown> = wildValue) =>
  fc.oneof({ weight: 12, arbitrary: proper }, { weight: 1, arbitrary: wild });

/** Inputs in the shape of a schema, with wild values in them. */
export function inputs(schema: InputSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const named = known[name];
  if (named) return sometimesWild(fc.constantFrom(...named));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => inputs(branch, known, name)));
  if (schema.const !== undefined) return sometimesWild(fc.constant(schema.const));
  if (schema.enum) return sometimesWild(fc.constantFrom(...schema.enum));
  switch (schema.type) {
    case 'object':
      return sometimesWild(objects(schema, known));
    case 'array':
      return sometimesWild(arrays(schema, known, name));
    case 'integer':
    case 'number':
      return sometimesWild(numbers(schema), fc.oneof(wildNumber, wildValue));
    case 'boolean':
      return sometimesWild(fc.boolean());
    case 'null':
      return fc.constant(null);
    default:
      return schema.format === 'uuid' ? sometimesWild(fc.uuid()) : fc.oneof(texts(schema), wildText);
  }
}

function objects(schema: InputSchema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    inputs(field, known, name),
  ]);
  const shape = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>;
  const requiredKeys = [...(schema.required ?? [])];
  return sometimesWild(fc.record(shape, { requiredKeys }), fc.record(shape, { requiredKeys: [] }));
}

function arrays(schema: InputSchema, known: Known, name: string): fc.Arbitrary<unknown> {
  const minLength = schema.minItems ?? 0;
  const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 5, 5));
  return fc.array(inputs(schema.items ?? {}, known, name), { minLength, maxLength });
}

function numbers({ minimum = 0, maximum = 100 }: InputSchema): fc.Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -(2 ** 53) + 1), Math.min(maximum, 2 ** 53 - 1)];
  return fc.oneof(fc.integer({ min: Math.max(min, 0), max: Math.min(max, 2000) }), fc.constantFrom(min, max));
}

function texts({ maxLength = 100 }: InputSchema): fc.Arbitrary<unknown> {
  const unit = fc.constantFrom(...'あいう漢字カナｶﾅabc019 -+_/😀');
  return fc.oneof(
    fc.string({ unit, maxLength: Math.min(maxLength, 40) }),
    fc.constant('あ'.repeat(maxLength)),
  );
}

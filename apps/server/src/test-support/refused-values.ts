import type { InputSchema } from './wild-values.ts';

/** One field of an input and what its schema must refuse there. `undefined` leaves the field out. */
export interface RefusedField {
  /** Names and positions from the top, as in `details.field`. */
  readonly path: readonly (string | number)[];
  readonly values: readonly unknown[];
  /** Fields that may be named instead, where a rule concerns several. */
  readonly orBlames?: readonly string[];
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const HUGE = 50_000;
/** All of U+0000 to U+001F except the line break, DEL, a C1 control, and halves of characters. */
const CONTROLS = [
  ...Array.from({ length: 32 }, (_, code) => code).filter((code) => code !== 10),
  0x7f,
  0x85,
  0xd83c,
  0xdf19,
].map((code) => `銀座${String.fromCharCode(code)}駅`);

const NO_TEXT = [null, 5, true, [], {}, ['銀座']];
const NO_NUMBER = [
  null,
  '',
  '18:00',
  '1080',
  '１８',
  'NaN',
  'Infinity',
  '1e3',
  '🌙',
  true,
  [],
  {},
  [1],
  1e300,
];
const NO_FLAG = [null, 'true', '', 0, 1, [], {}];
const NO_CHOICE = [null, '', 'NONE', '__proto__', 'toString', 99, 1.5, true, [], {}, ['GOOD']];
const NO_ID = [
  ...NO_TEXT,
  '',
  'x',
  '1',
  '🌙',
  '00000000000000000000000000000001',
  '019aa000-0000-7000-8000-00000000000g',
  ' 019aa000-0000-7000-8000-000000000001',
  "' or 1=1 --",
  'x'.repeat(HUGE),
];
const NO_DAY = [
  ...NO_TEXT,
  '',
  '2026-02-30',
  '2026-13-01',
  '2026-00-00',
  '2026/11/25',
  '20261125',
  '2026-11-25T00:00:00Z',
  '２０２６-11-25',
  ' 2026-11-25',
  '-02026-11-25',
  'NaN',
  '🗓',
  '2026-11-25\u0000',
  'x'.repeat(HUGE),
];

/**
 * Every field of an input with the values its schema must refuse.
 *
 * @param proper an accepted input, including every optional field.
 */
export function refusedFields(
  schema: InputSchema,
  proper: unknown,
  path: RefusedField['path'] = [],
): RefusedField[] {
  if (schema.type === 'object') {
    const required = new Set(schema.required);
    return [
      ...(path.length > 0 ? [{ path, values: [null, 'x', 5, true, []] }] : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
        ...refusedFields(field, (proper as Record<string, unknown>)[name], [...path, name]),
        ...(required.has(name) ? [{ path: [...path, name], values: [undefined] }] : []),
      ]),
    ];
  }
  if (schema.type === 'array') {
    const { items = {}, minItems = 0, maxItems } = schema;
    const [first] = proper as unknown[];
    const tooMany = maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => first)];
    const tooFew = minItems > 0 ? [[]] : [];
    return [
      { path, values: [null, 'x', 5, {}, ...tooFew, ...tooMany] },
      ...refusedFields(items, first, [...path, 0]),
    ];
  }
  return [{ path, values: refusedSingle(schema, proper) }];
}

function refusedSingle(schema: InputSchema, proper: unknown): unknown[] {
  if (schema.anyOf) {
    const [branch = {}] = schema.anyOf.filter(({ type }) => type !== 'null');
    return refusedSingle(branch, proper).filter((value) => value !== null);
  }
  if (schema.enum !== undefined || schema.const !== undefined) return NO_CHOICE;
  switch (schema.type) {
    case 'integer':
      return [...NO_NUMBER, 0.5, 2 ** 53, ...outside(schema)];
    case 'number':
      return [...NO_NUMBER, ...outside(schema)];
    case 'boolean':
      return NO_FLAG;
    default:
      return refusedText(schema, proper);
  }
}

function refusedText({ format, maxLength }: InputSchema, proper: unknown): unknown[] {
  if (format === 'uuid') return NO_ID;
  if (maxLength === undefined) return DAY.test(String(proper)) ? NO_DAY : NO_TEXT;
  return [...NO_TEXT, ...CONTROLS, 'あ'.repeat(maxLength + 1), '🌙'.repeat(maxLength + 1), 'x'.repeat(HUGE)];
}

/** Just beyond the limits; integers implicitly have the safe-integer limits. */
function outside({ minimum = -Infinity, maximum = Infinity }: InputSchema): number[] {
  return [
    ...(minimum > Number.MIN_SAFE_INTEGER ? [minimum - 1, -(2 ** 31)] : []),
    ...(maximum < Number.MAX_SAFE_INTEGER ? [maximum + 1, 2 ** 31] : []),
  ];
}

/** A copy of an input with one field changed, or left out for `undefined`. */
export function withField(input: unknown, [name, ...rest]: RefusedField['path'], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(input))
    return input.map((item, index) => (index === name ? withField(item, rest, value) : item));
  const copy: Record<string, unknown> = { ...(input as object) };
  copy[name] = withField(copy[name], rest, value);
  if (rest.length === 0 && value === undefined) delete copy[name];
  return copy;
}

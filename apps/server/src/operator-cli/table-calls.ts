import { readFile } from 'node:fs/promises';
import type * as z from 'zod/mini';
import { adminRoutes, type AdminCall } from '@yoimachi/contract/admin';
import type { FileAnswer, Route, StreamAnswer } from '@yoimachi/contract/route';
import { UserType } from '@yoimachi/domain/account';
import { instantAt, isDay } from '@yoimachi/domain/time';
import { findOperator } from '#desk/operator';
import { publicOrigin } from '#platform/config';
import { attempt } from './call.ts';
import { findOne } from './find-one.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { refused } from './refused.ts';
import { showAnswer } from './show-answer.ts';
import { writeOut } from './write-out.ts';
import { writeWhole } from './write-whole.ts';

const { GUEST, CAST } = UserType;
/** Whose account a typed word names: by its id, or by the person's phone number. */
const ACCOUNTS = { accountId: undefined, guestId: GUEST, castId: CAST, friendId: CAST } as const;
const isAccount = (name: string): name is keyof typeof ACCOUNTS => Object.hasOwn(ACCOUNTS, name);
const PHONE = /^[+\d][\d -]*$/;

/**
 * Every call of operators by its own name: what stands in its path as words in that order, all else as options (`giftId`, `--points 400`). What
 * it answers is printed; a file is written to `--out`, or to standard output where it may be long. The contract says all of it, so that a new
 * call has its command.
 */
export const callCommands: readonly CliCommand[] = Object.entries(
  adminRoutes as Record<AdminCall, Route>,
).map(([name, route]) => ({
  name,
  usage: `${argumentsOf(route)}: ${route.summary}`,
  act: (context, args) => make(context, name as AdminCall, route, args),
}));

/** Finds one of them. */
export const callsCommand: CliCommand = {
  name: 'calls',
  usage: '[<part of a name>]: every call of the back office, with what it needs',
  run: async (_context, { positional: [part = ''] }) => {
    const found = callCommands.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
    for (const { name, usage } of found) console.log(`${name} ${usage}`);
    console.log(`${found.length} calls`);
  },
};

async function make(context: ActingContext, name: AdminCall, route: Route, args: CliArgs): Promise<void> {
  // Said before the call is made: some files are handed out once.
  const out = isWritten(route) ? args.required('out') : '';
  const made = await attempt(context, name, {
    params: await paramsOf(context, route, args),
    query: await given(context, route.query, args),
    body: route.takes ? await bytesOf(args.required('file')) : await given(context, route.body, args),
  });
  if (made.ok) return show(route, withLink(made.value, publicOrigin(context.config)), out);
  const { code, field } = made.error;
  const said = field && namesInPath(route).includes(field) ? `<${kebab(field)}>` : field && optionOf(field);
  if (code === 'VALIDATION' && said) throw new UsageError(`${said} is missing or not understood.`);
  throw refused(made.error);
}

/** An answer that is a file, or has one in a field: text, or base64. */
type Written = Partial<FileAnswer & { readonly csv: string; readonly content: string }>;

/** Whether it answers a file that is short enough to be made whole. */
function isWritten({ file, isStreamed, answer }: Route): boolean {
  const fields = shapeOf(answer);
  return (file !== undefined && !isStreamed) || 'csv' in fields || 'content' in fields;
}

function bytesOf(path: string): Promise<Uint8Array> {
  return readFile(path).catch(() => {
    throw new UsageError(`${path} cannot be read.`);
  });
}

/** A place of the product becomes a link that can be opened from a terminal. */
const withLink = (answer: unknown, origin: string): unknown =>
  typeof answer === 'object' && answer !== null && 'path' in answer
    ? { ...answer, path: `${origin}${String(answer.path)}` }
    : answer;

async function show(route: Route, answer: unknown, out: string): Promise<void> {
  if (route.isStreamed) {
    const { pieces, rowCount } = answer as StreamAnswer;
    if (await writeOut(pieces)) console.error(`${rowCount} rows`);
  } else if (isWritten(route)) {
    const { bytes, fileName: _, csv, content = '', ...said } = answer as Written;
    await writeWhole(out, bytes ?? (csv === undefined ? Buffer.from(content, 'base64') : Buffer.from(csv)));
    showAnswer({ ...said, written: out });
  } else showAnswer(answer);
}

/** What stands in the path, as it was typed. @throws UsageError when something is missing. */
async function paramsOf(context: ActingContext, route: Route, args: CliArgs): Promise<object> {
  const names = namesInPath(route);
  const [spare] = args.positional.slice(names.length);
  if (spare !== undefined) throw new UsageError(`${spare} has no place here.`);
  const params = new Map<string, string>();
  for (const [index, name] of names.entries()) params.set(name, await idOf(context, name, args.at(index)));
  return Object.fromEntries(params);
}

/** What is sent of a typed word: of a person's phone number and of an operator's name the id. */
async function idOf(context: ActingContext, name: string, typed: string): Promise<string> {
  if (isAccount(name) && PHONE.test(typed)) return findOne(context, typed, ACCOUNTS[name]);
  const found = name === 'operatorId' && (await findOperator(context.db, typed));
  return found && found.ok ? found.value.id : typed;
}

function argumentsOf(route: Route): string {
  const words = namesInPath(route).map((name) => `<${kebab(name)}${otherWay(name)}>`);
  const options = [route.query, route.body].flatMap((schema) =>
    Object.entries(shapeOf(schema)).map(([key, field]) => {
      const option = `${optionOf(key)} <${otherWay(key) ? `id${otherWay(key)}` : hintOf(field)}>`;
      return field.safeParse(undefined).success ? `[${option}]` : option;
    }),
  );
  const files = [route.takes && '--file <path>', isWritten(route) && '--out <path>'].filter(Boolean);
  return [...words, ...options, ...files].join(' ');
}

/** By what else than its id it is named. */
function otherWay(name: string): string {
  if (isAccount(name)) return '|phone';
  return name === 'operatorId' ? '|name' : '';
}

function namesInPath({ path }: Route): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
}
function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
function optionOf(key: string): string {
  return `--${kebab(key.split('.')[0]!)}`;
}

/** The fields that a query or a body is made of. */
function shapeOf(schema: Route['body']): Readonly<Record<string, z.ZodMiniType>> {
  const def = schema && bare(schema)._zod.def;
  return def?.type === 'object' ? ((def as z.core.$ZodObjectDef).shape as Record<string, z.ZodMiniType>) : {};
}

/** What lies within wrappings such as `z.optional`. */
function bare(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType, in: from } = schema._zod.def as { innerType?: z.ZodMiniType; in?: z.ZodMiniType };
  const within = innerType ?? from;
  return within ? bare(within) : schema;
}

function hintOf(field: z.ZodMiniType): string {
  return `${kindOf(field)}${field.safeParse(null).success ? '|null' : ''}`;
}

function kindOf(field: z.ZodMiniType): string {
  const def = bare(field)._zod.def;
  if (def.type === 'literal') return (def as z.core.$ZodLiteralDef<string>).values.join('|');
  return (
    { boolean: 'true|false', number: 'number', array: 'one,another', object: 'JSON' }[def.type as string] ??
    'text'
  );
}

/** The options that were typed, each as its field takes it. */
async function given(
  context: ActingContext,
  schema: Route['body'],
  args: CliArgs,
): Promise<Record<string, unknown>> {
  const typed = new Map<string, unknown>();
  for (const [key, field] of Object.entries(shapeOf(schema))) {
    const text = args.option(kebab(key));
    if (text !== undefined) typed.set(key, valueOf(field, await idOf(context, key, text)));
  }
  return Object.fromEntries(typed);
}

/** The first reading of a typed text that a field takes; the text itself where it takes none, so that the call refuses it. */
function valueOf(field: z.ZodMiniType, text: string): unknown {
  const [taken] = readingsOf(text).filter((reading) => field.safeParse(reading).success);
  return taken === undefined ? text : taken;
}

function readingsOf(text: string): unknown[] {
  // Nothing in place of a text that may be missing.
  if (text === 'null') return [null, text];
  return [text, ...jsonOf(text), ...instantOf(text), text.split(',')];
}

/** Numbers, yes and no, lists. */
function jsonOf(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

/** `2026-12-01T10:00`, a time of Tokyo. */
function instantOf(text: string): string[] {
  const [, day = '', hour, minute] = /^([\d-]{10})T([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return isDay(day) ? [instantAt(day, Number(hour) * 60 + Number(minute)).toISOString()] : [];
}

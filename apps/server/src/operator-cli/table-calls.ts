import type * as z from 'zod/mini';
import { adminRoutes, type AdminCall } from '@yoimachi/contract/admin';
import type { Route } from '@yoimachi/contract/route';
import { UserType } from '@yoimachi/domain/account';
import { instantAt } from '@yoimachi/domain/time';
import { attempt } from './call.ts';
import { findOne } from './find-one.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { refused } from './refused.ts';
import { showAnswer } from './show-answer.ts';
import { typedTime } from './tokyo-time.ts';

/** Whose account a word in a path names: by its id, or by the person's phone number. */
const ACCOUNTS = { accountId: undefined, guestId: UserType.GUEST, castId: UserType.CAST } as const;
const isAccount = (name: string): name is keyof typeof ACCOUNTS => Object.hasOwn(ACCOUNTS, name);
const PHONE = /^[+\d][\d -]*$/;

/** Whether a call takes or answers a file: those have commands of their own, which say where the file is. */
const isOfFile = (route: Route): boolean => route.file !== undefined || route.takes !== undefined;

/**
 * Every call of operators by its own name: what stands in its path as words in that order, all else as options (`giftId`, `--points 400`). What
 * it answers is printed. The contract says all of it, so that a new call has its command.
 */
export const callCommands: readonly CliCommand[] = Object.entries(adminRoutes as Record<AdminCall, Route>)
  .filter(([, route]) => !isOfFile(route))
  .map(([name, route]) => ({
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
  const made = await attempt(context, name, {
    params: await paramsOf(context, route, args),
    query: given(route.query, args),
    body: given(route.body, args),
  });
  if (made.ok) return showAnswer(made.value);
  const { code, field } = made.error;
  const said = field && namesInPath(route).includes(field) ? `<${kebab(field)}>` : field && optionOf(field);
  if (code === 'VALIDATION' && said) throw new UsageError(`${said} is missing or not understood.`);
  throw refused(made.error);
}

/** What stands in the path, as it was typed. @throws UsageError when something is missing. */
async function paramsOf(context: ActingContext, route: Route, args: CliArgs): Promise<object> {
  const names = namesInPath(route);
  const [spare] = args.positional.slice(names.length);
  if (spare !== undefined) throw new UsageError(`${spare} has no place here.`);
  const params = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const typed = args.at(index);
    const isPhone = isAccount(name) && PHONE.test(typed);
    params.set(name, isPhone ? await findOne(context, typed, ACCOUNTS[name]) : typed);
  }
  return Object.fromEntries(params);
}

function argumentsOf(route: Route): string {
  const words = namesInPath(route).map((name) => `<${kebab(name)}${isAccount(name) ? '|phone' : ''}>`);
  const options = [route.query, route.body].flatMap((schema) =>
    Object.entries(shapeOf(schema)).map(([key, field]) => {
      const option = `${optionOf(key)} <${hintOf(field)}>`;
      return field.safeParse(undefined).success ? `[${option}]` : option;
    }),
  );
  return [...words, ...options].join(' ');
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
function given(schema: Route['body'], args: CliArgs): Record<string, unknown> {
  const typed = Object.entries(shapeOf(schema)).flatMap(([key, field]) => {
    const text = args.option(kebab(key));
    return text === undefined ? [] : [[key, valueOf(field, text)]];
  });
  return Object.fromEntries(typed) as Record<string, unknown>;
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
  const typed = typedTime(text);
  if (!typed || typed.minute === null) return [];
  return [instantAt(typed.day, typed.minute).toISOString()];
}

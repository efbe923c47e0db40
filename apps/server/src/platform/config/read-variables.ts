import type * as z from 'zod/mini';
import { backupComplaints } from './backup.ts';
import { firebaseComplaints } from './firebase.ts';
import { lineComplaints } from './line.ts';
import { messagingComplaints } from './messaging.ts';
import { databaseComplaints } from './database.ts';
import { pushComplaints } from './push.ts';
import { environment, expectations, isWeakKey, REQUIRED_IN_PRODUCTION, SECRETS } from './schema.ts';
import { sealKeysOf } from './seal-keys.ts';
import { readSecretFiles } from './secret-files.ts';
import { storageComplaints } from './storage.ts';
import { stripeComplaints } from './stripe.ts';

export type Variables = z.output<typeof environment>;
type Name = keyof Variables;

export interface VariablesRead {
  /** Those that are right; the others as if they were not given. */
  readonly values: Variables;
  /** Everything that is wrong with them, alone and together. */
  readonly sentences: readonly string[];
}

export function readVariables(env: Readonly<Record<string, string | undefined>>): VariablesRead {
  const { env: given, failed } = readSecretFiles(env);
  const broken = brokenNames(given);
  const right = Object.fromEntries(Object.entries(given).filter(([name]) => !broken.has(name as Name)));
  const values = environment.parse(right);
  // What was given and is wrong is not missing as well.
  const wrong = [...failed.keys(), ...broken];
  const asGiven: Variables = {
    ...values,
    ...Object.fromEntries(wrong.map((name) => [name, given[name] ?? ''])),
  };
  return {
    values,
    sentences: [
      ...failed.values(),
      ...[...broken].map((name) => `${name} ${expectations[name]}, but is ${shown(name, given)}.`),
      ...together(values, asGiven).filter(
        (sentence) => !subjectsOf(sentence).some((name) => wrong.includes(name)),
      ),
    ],
  };
}

function brokenNames(given: Readonly<Record<string, string>>): Set<Name> {
  const parsed = environment.safeParse(given);
  return new Set(parsed.success ? [] : parsed.error.issues.map((issue) => issue.path[0] as Name));
}

/** What a sentence is about: the names that it begins with. */
const subjectsOf = (sentence: string): string[] =>
  /^[A-Z0-9_]+(?:(?:, | and )[A-Z0-9_]+)*/.exec(sentence)?.[0].split(/, | and /) ?? [];

/** What is missing or inconsistent, one English sentence each. */
function together(values: Variables, asGiven: Variables): string[] {
  const production = values.NODE_ENV === 'production';
  return [
    ...(production ? [...missingInProduction(asGiven), ...weakKeys(values)] : []),
    ...stripeComplaints(asGiven, production),
    ...firebaseComplaints(asGiven, production),
    ...lineComplaints(asGiven, production),
    ...messagingComplaints(asGiven, production),
    ...storageComplaints(asGiven, production),
    ...databaseComplaints(asGiven),
    ...backupComplaints(asGiven),
    ...pushComplaints(asGiven),
  ];
}

const missingInProduction = (asGiven: Variables): string[] =>
  REQUIRED_IN_PRODUCTION.filter((name) => asGiven[name] === undefined).map(
    (name) => `${name} is required in production: it ${expectations[name]}.`,
  );

function* weakKeys({ SECRET_KEY, SEAL_KEYS }: Variables): Generator<string> {
  if (SECRET_KEY !== undefined && isWeakKey(SECRET_KEY))
    yield `SECRET_KEY can be guessed: it ${expectations.SECRET_KEY}.`;
  if (sealKeysOf(SEAL_KEYS).some(({ key }) => isWeakKey(key.toString('base64'))))
    yield 'SEAL_KEYS has a key that can be guessed.';
}

// A secret must not reach a terminal or a log, not even an invalid one, or one in the place of its public half.
function shown(name: string, given: Readonly<Record<string, string>>): string {
  const isSecret = SECRETS.has(name) || given[name]?.startsWith('AGE-SECRET-KEY');
  return isSecret ? 'something else' : JSON.stringify(given[name]);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AgeStatus, UserType } from '@yoimachi/domain/account';
import { offsetStore } from './platform/clock/offset.store.ts';
import { movableClock, systemClock } from './platform/clock/index.ts';
import { loadSecretKey, parseConfig, type Config } from './platform/config/index.ts';
import { createCrypto, createIds } from './platform/crypto/index.ts';
import { createDb, createPool, unreachable } from './platform/database/index.ts';
import { StartupError } from './platform/startup-error.ts';
import {
  findAccounts,
  listCasts,
  suspendAccount,
  verifyCast,
  type OperatorContext,
} from './modules/operator/index.ts';

const USAGE = `Usage: npm run operator -- <command>

  list-casts [--pending]              casts, or only those who wait for verification
  verify-cast <phone|cast id>         the cast's document was seen: she can be booked
  suspend <phone|id> [--take-fee]     ends an account's sessions and its bookings that have not begun`;

/** Sentences for what can go wrong, by code. */
const REASONS: Readonly<Record<string, string>> = {
  NOT_FOUND: 'there is no such account',
  REGISTRATION_ORDER: 'she has not finished the four registration steps',
  AGE_UNDER_18: 'her birthday is missing or she is under 18',
};
const LISTED = 200;

async function databaseUrl(config: Config): Promise<string> {
  if (config.databaseUrl !== null) return config.databaseUrl;
  try {
    return (await readFile(join(config.dataDir, 'database.url'), 'utf8')).trim();
  } catch {
    throw new StartupError(`No product is running on ${config.dataDir}: start it, or say DATABASE_URL.`);
  }
}

async function withContext<T>(run: (context: OperatorContext) => Promise<T>): Promise<T> {
  const parsed = parseConfig(process.env);
  if (!parsed.ok)
    throw new StartupError(String((parsed.error.details?.['sentences'] as string[] | undefined)?.join('\n')));
  const config = parsed.value;
  const db = createDb(createPool({ url: await databaseUrl(config), size: 2 }));
  try {
    const clock = config.production ? systemClock() : await movableClock(offsetStore(db));
    const crypto = createCrypto(await loadSecretKey(config));
    return await run({ config, db, clock, crypto, ids: createIds(clock) });
  } catch (error) {
    const sentence = unreachable(error);
    throw sentence === undefined ? error : new StartupError(sentence);
  } finally {
    await db.destroy();
  }
}

async function findOne(
  context: OperatorContext,
  text: string | undefined,
  userType?: UserType,
): Promise<string> {
  if (text === undefined) throw new StartupError(USAGE);
  const found = await findAccounts(context, text);
  const fitting = found.filter((account) => userType === undefined || account.user_type === userType);
  if (fitting.length === 0) throw new StartupError(`Nobody was found for ${text}.`);
  if (fitting.length === 1) return fitting[0]!.id;
  const choice = fitting.map(
    ({ id, user_type }) => `${id} (${user_type === UserType.CAST ? 'cast' : 'guest'})`,
  );
  throw new StartupError(`${text} has two accounts; name one by its id:\n${choice.join('\n')}`);
}

const refused = (code: string) => new StartupError(`Refused: ${REASONS[code] ?? code}.`);

async function runList(context: OperatorContext, pending: boolean): Promise<void> {
  const casts = await listCasts(context.db, { pending }, LISTED);
  const states = {
    [AgeStatus.NONE]: 'not verified',
    [AgeStatus.PENDING]: 'pending',
    [AgeStatus.VERIFIED]: 'verified',
  };
  for (const cast of casts) {
    const state = `${states[cast.verify_status]}${cast.suspended ? ', suspended' : ''}, stage ${cast.registration_stage}`;
    console.log(`${cast.id}  ${cast.registered_at.toISOString()}  ${state}  ${cast.nickname}`);
  }
  console.log(`${casts.length}${casts.length === LISTED ? ' or more' : ''} ${pending ? 'waiting' : 'casts'}`);
}

async function runVerify(context: OperatorContext, text: string | undefined): Promise<void> {
  const castId = await findOne(context, text, UserType.CAST);
  const verified = await verifyCast(context, castId);
  if (!verified.ok) throw refused(verified.error.code);
  console.log(`Verified: ${castId} ${verified.value}`);
}

async function runSuspend(
  context: OperatorContext,
  text: string | undefined,
  takeFee: boolean,
): Promise<void> {
  const accountId = await findOne(context, text);
  const suspended = await suspendAccount(context, { accountId, takeFee });
  if (!suspended.ok) throw refused(suspended.error.code);
  const { isNew, endedBookings } = suspended.value;
  console.log(
    `${isNew ? 'Suspended' : 'Was suspended already'}: ${accountId}, ${endedBookings} bookings ended`,
  );
}

async function main(args: readonly string[]): Promise<void> {
  const [command, target] = args.filter((arg) => !arg.startsWith('--'));
  if (command === 'list-casts') return withContext((context) => runList(context, args.includes('--pending')));
  if (command === 'verify-cast') return withContext((context) => runVerify(context, target));
  if (command === 'suspend')
    return withContext((context) => runSuspend(context, target, args.includes('--take-fee')));
  throw new StartupError(USAGE);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

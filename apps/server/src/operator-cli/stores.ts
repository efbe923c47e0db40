import { fullAreaName, prefectureOfDistrict } from '@yoimachi/domain/profile';
import { correctStore, joinStores, listStores } from '#people/profile';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { refused } from './refused.ts';

const LISTED = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Sentences for what can go wrong, by code. */
const REASONS: Readonly<Record<string, string>> = {
  NOT_FOUND: 'there is no such store',
  STORE_EXISTS: 'another store has this name and phone: join the two with join-stores',
  STORE_JOINED: 'the two are one store already',
  VALIDATION: 'a text is too long or holds signs that no store has',
  STORE_NAME_REQUIRED: 'the name is empty',
  STORE_ADDRESS_REQUIRED: 'the address is empty',
  STORE_PHONE_INVALID: 'the phone is not a number of 10 or 11 digits',
  STORE_AREA_INVALID: 'the prefecture has no such district',
  STORE_URL_INVALID: 'the web address does not begin with http:// or https://',
};

export const storeCommands: readonly CliCommand[] = [
  {
    name: 'list-stores',
    usage:
      '[--query <text>] [--doubted]: stores by name, address or phone, or those a cast called another one than one that looks the same',
    run: runList,
  },
  {
    name: 'correct-store',
    usage:
      '<store id> [--name <name>] [--phone <phone>] [--address <address>] [--prefecture <1-47>] [--district <name>] [--genre <1-5>] [--url <address>]: corrects it for all its casts; without an option it was only looked at',
    act: runCorrect,
  },
  {
    name: 'join-stores',
    usage:
      '<kept store id> <other store id>: makes one of two; the casts of the other move into the kept one',
    act: runJoin,
  },
];

async function runList({ db }: OperatorContext, args: CliArgs): Promise<void> {
  const query = { text: args.option('query') ?? '', doubted: args.flag('doubted') };
  const stores = await listStores(db, query, LISTED);
  for (const { id, name, phone, prefecture, district, address, cast_count, doubted_at } of stores) {
    const doubt = doubted_at ? `, called another one at ${doubted_at.toISOString()}` : '';
    console.log(
      `${id}  ${name}  ${phone}  ${fullAreaName(prefecture, district)}  ${address}  ${cast_count} casts${doubt}`,
    );
  }
  console.log(`${stores.length}${stores.length === LISTED ? ' or more' : ''} stores`);
}

async function runCorrect(context: ActingContext, args: CliArgs): Promise<void> {
  const corrected = await correctStore(context, storeIdAt(args, 0), changeOf(args));
  if (!corrected.ok) throw refused(corrected.error, REASONS);
  console.log(`Corrected: ${corrected.value.storeId}, ${corrected.value.castCount} casts`);
}

function changeOf(args: CliArgs): Parameters<typeof correctStore>[2] {
  const district = args.option('district');
  const prefecture = numberOf(args, 'prefecture', 47) ?? (district && prefectureOfDistrict(district));
  const genre = numberOf(args, 'genre', 5);
  const change = {
    storeName: args.option('name')?.trim(),
    storePhoneNumber: args.option('phone'),
    storeAddress: args.option('address')?.trim(),
    storePrefecture: prefecture || undefined,
    storeArea: district,
    storeCategory: genre,
    storeUrl: args.option('url'),
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function numberOf(args: CliArgs, name: string, largest: number): number | undefined {
  const text = args.option(name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > largest)
    throw new UsageError(`--${name} is a whole number from 1 to ${largest}.`);
  return value;
}

async function runJoin(context: ActingContext, args: CliArgs): Promise<void> {
  const joined = await joinStores(context, storeIdAt(args, 0), storeIdAt(args, 1));
  if (!joined.ok) throw refused(joined.error, REASONS);
  console.log(`Joined: ${joined.value.castCount} casts moved to ${joined.value.storeId}`);
}

function storeIdAt(args: CliArgs, index: number): string {
  const id = args.at(index);
  if (!UUID.test(id)) throw new UsageError(`${id} is no store's id.`);
  return id;
}

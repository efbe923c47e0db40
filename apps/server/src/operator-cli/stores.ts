import { fullAreaName, prefectureOfDistrict, type Districts } from '@yoimachi/domain/profile';
import { districtsNow, listStores } from '#people/profile';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { showList } from './show-list.ts';

const LISTED = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Sentences for what can go wrong, by code. */
const REASONS = {
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
  showList(stores, { most: LISTED, what: 'stores' }, (store) => {
    const doubt = store.doubtedAt ? `, called another one at ${store.doubtedAt.toISOString()}` : '';
    const area = fullAreaName(store.prefecture, store.district);
    return `${store.id}  ${store.name}  ${store.phone}  ${area}  ${store.address}  ${store.castCount} casts${doubt}`;
  });
}

async function runCorrect(context: ActingContext, args: CliArgs): Promise<void> {
  const body = changeOf(await districtsNow(context.db), args);
  const input = { params: { storeId: storeIdAt(args, 0) }, body };
  const { storeId, castCount } = await call(context, 'correctStore', input, REASONS);
  console.log(`Corrected: ${storeId}, ${castCount} casts`);
}

function changeOf(districts: Districts, args: CliArgs) {
  const district = args.option('district');
  const prefecture =
    numberOf(args, 'prefecture', 47) ?? (district && prefectureOfDistrict(districts, district));
  const genre = numberOf(args, 'genre', 5);
  return {
    storeName: args.option('name')?.trim(),
    storePhoneNumber: args.option('phone'),
    storeAddress: args.option('address')?.trim(),
    storePrefecture: prefecture || undefined,
    storeArea: district,
    storeCategory: genre,
    storeUrl: args.option('url'),
  };
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
  const params = { keptId: storeIdAt(args, 0), droppedId: storeIdAt(args, 1) };
  const { storeId, castCount } = await call(context, 'joinStores', { params }, REASONS);
  console.log(`Joined: ${castCount} casts moved to ${storeId}`);
}

function storeIdAt(args: CliArgs, index: number): string {
  const id = args.at(index);
  if (!UUID.test(id)) throw new UsageError(`${id} is no store's id.`);
  return id;
}

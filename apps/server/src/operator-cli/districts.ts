import { fullAreaName, OTHER_DISTRICT, PREFECTURE_COUNT } from '@yoimachi/domain/profile';
import { allDistricts } from '#people/profile';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';

const REASONS = {
  NOT_FOUND: 'there is no such district in this prefecture',
  DISTRICT_NAME_INVALID: 'a name has 1 to 20 letters, without signs and spaces',
  DISTRICT_READING_INVALID: 'a reading has 1 to 40 letters, all hiragana',
  DISTRICT_EXISTS: 'another district has this name',
  DISTRICT_IN_USE: 'stores are in it: say with --into where they go',
  DISTRICT_REST: 'the rest of a prefecture stays as it is',
};

export const districtCommands: readonly CliCommand[] = [
  {
    name: 'list-districts',
    usage: '[--prefecture <1-47>]: districts in the order offered, with how they are read',
    run: runList,
  },
  {
    name: 'add-district',
    usage:
      '<prefecture 1-47> <name> <reading> [--before <name>] [--main]: adds it before another, or as the last but the rest; --main offers it among the most searched',
    act: runAdd,
  },
  {
    name: 'change-district',
    usage:
      '<name> [--name <name>] [--reading <reading>] [--before <name>] [--last] [--main] [--no-main]: what is not said stays; stores, casts and kept searches follow a name',
    act: runChange,
  },
  {
    name: 'remove-district',
    usage: '<name> [--into <name>]: takes it out; its stores move into the other',
    act: runRemove,
  },
];

type District = Awaited<ReturnType<typeof allDistricts>>[number];

async function runList({ db }: OperatorContext, args: CliArgs): Promise<void> {
  const only = args.option('prefecture');
  const prefecture = only === undefined ? undefined : prefectureOf(only);
  for (const one of await allDistricts(db)) {
    if (prefecture !== undefined && one.prefecture !== prefecture) continue;
    const main = one.main_position === null ? '' : `, offered first (${one.main_position})`;
    console.log(`${fullAreaName(one.prefecture, one.name)}  ${one.reading}${main}`);
  }
}

async function runAdd(context: ActingContext, args: CliArgs): Promise<void> {
  const prefecture = prefectureOf(args.at(0));
  const all = await allDistricts(context.db);
  const before = args.option('before');
  const body = {
    prefecture,
    name: args.at(1),
    reading: args.at(2),
    beforeId: before === undefined ? null : named(all, before).id,
    isMain: args.flag('main'),
  };
  const { districtId } = await call(context, 'addDistrict', { body }, REASONS);
  console.log(`Added: ${districtId}`);
}

async function runChange(context: ActingContext, args: CliArgs): Promise<void> {
  const all = await allDistricts(context.db);
  const district = named(all, args.at(0));
  const body = {
    name: args.option('name') ?? district.name,
    reading: args.option('reading') ?? district.reading,
    beforeId: beforeOf(all, district, args),
    isMain: args.flag('main') || (district.main_position !== null && !args.flag('no-main')),
  };
  const input = { params: { districtId: district.id }, body };
  const { storeCount, castCount } = await call(context, 'changeDistrict', input, REASONS);
  console.log(`Changed: ${storeCount} stores and ${castCount} casts follow`);
}

/** Where it is, when nothing is said. */
function beforeOf(all: readonly District[], district: District, args: CliArgs): string | null {
  const before = args.option('before');
  if (before !== undefined) return named(all, before).id;
  const next = args.flag('last') ? undefined : all[all.indexOf(district) + 1];
  return next && next.name !== OTHER_DISTRICT ? next.id : null;
}

async function runRemove(context: ActingContext, args: CliArgs): Promise<void> {
  const all = await allDistricts(context.db);
  const into = args.option('into');
  const input = {
    params: { districtId: named(all, args.at(0)).id },
    body: { intoId: into === undefined ? null : named(all, into).id },
  };
  const { storeCount, castCount } = await call(context, 'removeDistrict', input, REASONS);
  console.log(`Removed: ${storeCount} stores and ${castCount} casts moved`);
}

function prefectureOf(text: string): number {
  const code = Number(text);
  if (!Number.isInteger(code) || code < 1 || code > PREFECTURE_COUNT)
    throw new UsageError(`A prefecture is a whole number from 1 to ${PREFECTURE_COUNT}.`);
  return code;
}

/** The name alone says which, but for the rest of a prefecture, which no command changes. */
function named(all: readonly District[], name: string): District {
  const district = all.find((one) => one.name === name && name !== OTHER_DISTRICT);
  if (!district) throw new UsageError(`There is no district ${name}.`);
  return district;
}

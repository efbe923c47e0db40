import { isGiftEnabled, offeredGifts } from '#money/gift';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';

const REASONS = {
  NOT_FOUND: 'this gift is not offered',
  VALIDATION: 'name, points or picture are out of their limits',
};

export const giftCommands: readonly CliCommand[] = [
  { name: 'gifts', usage: ': the gifts offered, and whether they are released', run: runList },
  {
    name: 'gift-add',
    usage: '<name> <points> --picture <name>: puts a gift behind the others',
    act: runAdd,
  },
  {
    name: 'gift-price',
    usage: '<gift id> <points>: changes a price; who saw the old one is refused',
    act: runPrice,
  },
  { name: 'gift-remove', usage: '<gift id>: takes a gift out; what was sent stays', act: runRemove },
  { name: 'gift-switch', usage: '<on|off>: releases gifts, or closes them for everybody', act: runSwitch },
];

async function runList({ db }: OperatorContext): Promise<void> {
  for (const { id, name, points, picture } of await offeredGifts(db)) {
    console.log(`${id}  ${points} P  ${picture}  ${name}`);
  }
  console.log(`Gifts are ${(await isGiftEnabled(db)) ? 'on' : 'off'}`);
}

async function runAdd(context: ActingContext, args: CliArgs): Promise<void> {
  const body = { name: args.at(0), points: args.wholeNumberAt(1), picture: args.required('picture') };
  const { giftId } = await call(context, 'addGift', { body }, REASONS);
  console.log(`Added: ${giftId}`);
}

async function runPrice(context: ActingContext, args: CliArgs): Promise<void> {
  const giftId = idAt(args);
  const points = args.wholeNumberAt(1);
  await call(context, 'changeGiftPrice', { params: { giftId }, body: { points } }, REASONS);
  console.log(`Changed: ${giftId} ${points} P`);
}

async function runRemove(context: ActingContext, args: CliArgs): Promise<void> {
  const giftId = idAt(args);
  await call(context, 'removeGift', { params: { giftId } }, REASONS);
  console.log(`Removed: ${giftId}`);
}

async function runSwitch(context: ActingContext, args: CliArgs): Promise<void> {
  const to = args.at(0);
  if (to !== 'on' && to !== 'off') throw new UsageError('on or off?');
  await call(context, 'switchGifts', { body: { isEnabled: to === 'on' } });
  console.log(`Gifts are ${to}`);
}

function idAt(args: CliArgs): string {
  const text = args.at(0);
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))
    throw new UsageError(`${text} is no gift's id.`);
  return text;
}

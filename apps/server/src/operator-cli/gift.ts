import { addGift, changeGiftPrice, isGiftEnabled, offeredGifts, removeGift, switchGifts } from '#money/gift';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { refused } from './refused.ts';

const REASONS: Readonly<Record<string, string>> = {
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
  const order = { name: args.at(0), points: args.wholeNumberAt(1), picture: args.required('picture') };
  const added = await addGift(context, order);
  if (!added.ok) throw refused(added.error, REASONS);
  told(context, 'a gift was added', { giftId: added.value });
  console.log(`Added: ${added.value}`);
}

async function runPrice(context: ActingContext, args: CliArgs): Promise<void> {
  const giftId = idAt(args);
  const points = args.wholeNumberAt(1);
  const changed = await changeGiftPrice(context, giftId, points);
  if (!changed.ok) throw refused(changed.error, REASONS);
  told(context, 'the price of a gift was changed', { giftId, points });
  console.log(`Changed: ${giftId} ${points} P`);
}

async function runRemove(context: ActingContext, args: CliArgs): Promise<void> {
  const giftId = idAt(args);
  const removed = await removeGift(context, giftId);
  if (!removed.ok) throw refused(removed.error, REASONS);
  told(context, 'a gift was removed', { giftId });
  console.log(`Removed: ${giftId}`);
}

async function runSwitch(context: ActingContext, args: CliArgs): Promise<void> {
  const to = args.at(0);
  if (to !== 'on' && to !== 'off') throw new UsageError('on or off?');
  await switchGifts(context, to === 'on');
  told(context, 'gifts were switched', { to });
  console.log(`Gifts are ${to}`);
}

function idAt(args: CliArgs): string {
  const text = args.at(0);
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))
    throw new UsageError(`${text} is no gift's id.`);
  return text;
}

const told = ({ log, operator }: ActingContext, what: string, facts: object) =>
  log.info({ operator, ...facts }, what);

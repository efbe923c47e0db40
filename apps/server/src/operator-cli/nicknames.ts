import { forbiddenNicknames } from '#people/profile';
import { call } from './call.ts';
import type { ActingContext, CliArgs, CliCommand, OperatorContext } from './command.ts';
import { findOne } from './find-one.ts';
import { showList } from './show-list.ts';

/** Sentences for what can go wrong, by code. */
const REASONS = {
  NOT_FOUND: 'there is no such account',
  NICKNAME_REQUIRED: 'a nickname shows something',
  NICKNAME_LENGTH: 'a nickname has at most 10 characters',
  NICKNAME_RESERVED: 'the nickname could be taken for the product or its operators',
};
const LISTED = 200;

export const nicknameCommands: readonly CliCommand[] = [
  {
    name: 'forbidden-nicknames',
    usage: ': nicknames from before the rules of today that nobody could choose now',
    run: runList,
  },
  {
    name: 'rename',
    usage: '<phone|id> <nickname>: gives a guest or a cast another nickname and tells the person',
    act: runRename,
  },
];

async function runList({ db }: OperatorContext): Promise<void> {
  const rows = await forbiddenNicknames(db, LISTED);
  showList(
    rows,
    { most: LISTED, what: 'to be changed' },
    ({ accountId, nickname, isCast, forbiddenAt }) =>
      `${accountId}  ${forbiddenAt.toISOString()}  ${isCast ? 'cast' : 'guest'}  ${nickname}`,
  );
}

async function runRename(context: ActingContext, args: CliArgs): Promise<void> {
  const accountId = await findOne(context, args.at(0));
  const input = { params: { accountId }, body: { nickname: args.at(1) } };
  const { before } = await call(context, 'rename', input, REASONS);
  console.log(`Renamed: ${accountId}, before ${before}`);
}

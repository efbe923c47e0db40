import { forbiddenNicknames } from '#people/profile';
import type { CliCommand, OperatorContext } from './command.ts';
import { showList } from './show-list.ts';

const LISTED = 200;

export const nicknameCommands: readonly CliCommand[] = [
  {
    name: 'forbidden-nicknames',
    usage: ': nicknames from before the rules of today that nobody could choose now',
    run: runList,
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

import { fillPage } from '@yoimachi/domain/page';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { findOne } from './find-one.ts';
import { tokyoTime } from './tokyo-time.ts';

const REASONS = { VALIDATION: '--at has not come yet' };

export const consentCommands: readonly CliCommand[] = [
  {
    name: 'consents-at',
    usage:
      '<phone|id> --at <day or time> [--texts]: what a member had agreed to at that moment, in which version; with --texts what those versions say',
    act: runConsentsAt,
  },
];

async function runConsentsAt(context: ActingContext, args: CliArgs): Promise<void> {
  const at = tokyoTime(args, 'at', 'begin');
  if (at === null) throw new UsageError('--at is missing.');
  const accountId = await findOne(context, args.at(0));
  const input = { params: { accountId }, query: { at: at.toISOString() } };
  const { firstAt, isBefore, items, values } = await call(context, 'showConsentsAt', input, REASONS);
  if (isBefore) {
    console.log(
      `Nothing had been agreed to${firstAt ? `; the first word is of ${firstAt}` : ', and nothing is kept'}`,
    );
    return;
  }
  for (const { item, standing, inForce, word } of items) {
    const said = word ? `${word.textId} ${word.version}, ${word.at} (${word.place})` : '-';
    console.log(`${item}  ${standing}  ${said}  in force ${inForce}`);
    if (args.flag('texts') && word)
      console.log(word.body === null ? (word.statement ?? '(not kept)') : fillPage(word.body, values));
  }
}

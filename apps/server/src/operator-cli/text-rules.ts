import { FORBIDDEN_WORDS_MAX, STOP_KINDS, type StopKind } from '@yoimachi/domain/text-rules';
import { addMinutes, DAY_MINUTES, dayOf } from '@yoimachi/domain/time';
import { listForbiddenWords, listTextStops, readTextRule } from '#base/text-guard';
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
const REASONS = {
  CONFLICT: 'this word is there already, or there are as many as there may be',
  REQUIRED: 'nothing of this word can be read',
  NOT_FOUND: 'there is no such word',
  VALIDATION: '{field} is out of its limits',
};

export const textRuleCommands: readonly CliCommand[] = [
  {
    name: 'text-rules',
    usage: ': what becomes of contacts, cash and forbidden words in texts, and when a writer is reported',
    run: runRules,
  },
  {
    name: 'text-switch',
    usage: '<contact|cash|word> <stop|warn>: stops such texts, or only warns their writers',
    act: runSwitch,
  },
  {
    name: 'text-report',
    usage: '<count> <days>: reports who had so many texts of a kind stopped within so many days',
    act: runReport,
  },
  {
    name: 'text-stops',
    usage: ': whose texts were stopped or warned of most within those days; no text is kept',
    run: runStops,
  },
  { name: 'words', usage: ': the forbidden words', run: runWords },
  { name: 'word-add', usage: '<word>: forbids a word in public texts and messages', act: runAdd },
  { name: 'word-remove', usage: '<word>: allows it again', act: runRemove },
];

async function runRules({ db }: OperatorContext): Promise<void> {
  const { actions, words, reportAfter, reportDays } = await readTextRule(db);
  for (const kind of STOP_KINDS) console.log(`${kind.toLowerCase()}  ${actions[kind].toLowerCase()}`);
  console.log(`${words.length} forbidden words; reported after ${reportAfter} within ${reportDays} days`);
}

async function runSwitch(context: ActingContext, args: CliArgs): Promise<void> {
  const kind = args.at(0).toUpperCase();
  const action = args.at(1).toUpperCase();
  if (!isStopKind(kind)) throw new UsageError('contact, cash or word?');
  if (action !== 'STOP' && action !== 'WARN') throw new UsageError('stop or warn?');
  await call(context, 'switchTextRule', { params: { kind }, body: { action } }, REASONS);
  console.log(`${kind.toLowerCase()}: ${action.toLowerCase()}`);
}

const isStopKind = (word: string): word is StopKind => (STOP_KINDS as readonly string[]).includes(word);

async function runReport(context: ActingContext, args: CliArgs): Promise<void> {
  const body = { after: args.wholeNumberAt(0), days: args.wholeNumberAt(1) };
  await call(context, 'setTextReport', { body }, REASONS);
  console.log(`Reported after ${body.after} within ${body.days} days`);
}

async function runStops({ db, clock }: OperatorContext): Promise<void> {
  const { reportDays } = await readTextRule(db);
  const stops = await listTextStops(db, addMinutes(clock.now(), -reportDays * DAY_MINUTES), LISTED);
  showList(
    stops,
    { most: LISTED, what: 'people and kinds' },
    ({ accountId, kind, count, last, reportedAt }) => {
      const told = reportedAt ? `  reported ${dayOf(reportedAt)}` : '';
      return `${accountId}  ${kind}  ${count}  last ${last.toISOString()}${told}`;
    },
  );
}

async function runWords({ db }: OperatorContext): Promise<void> {
  const words = await listForbiddenWords(db, FORBIDDEN_WORDS_MAX);
  showList(
    words,
    { what: 'words' },
    ({ word, added_at, addedBy }) => `${word}  ${dayOf(added_at)}  ${addedBy}`,
  );
}

async function runAdd(context: ActingContext, args: CliArgs): Promise<void> {
  await call(context, 'addForbiddenWord', { body: { word: args.at(0) } }, REASONS);
  console.log(`Forbidden: ${args.at(0)}`);
}

async function runRemove(context: ActingContext, args: CliArgs): Promise<void> {
  await call(context, 'removeForbiddenWord', { body: { word: args.at(0) } }, REASONS);
  console.log(`Allowed: ${args.at(0)}`);
}

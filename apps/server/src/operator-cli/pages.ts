import { readFile } from 'node:fs/promises';
import { isAgreedTo } from '@yoimachi/domain/consent';
import {
  begunVersions,
  changesOfTexts,
  fillPage,
  PAGE_NEWS_MAX,
  PAGE_TEXT_IDS,
  PAGE_WORD_KEYS,
  PAGE_WORD_MAX,
  type PageTextId,
} from '@yoimachi/domain/page';
import { dayOf, isDay, type Day } from '@yoimachi/domain/time';
import {
  bodyOf,
  checkPlan,
  enteredWords,
  PAGE_VARIABLES,
  PAGE_WORDS,
  pageValues,
  publishedPages,
} from '#base/content';
import { StartupError } from '../platform/startup-error.ts';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { refused } from './refused.ts';
import { showList } from './show-list.ts';

const REASONS = {
  CONFLICT: 'another version of this text is planned for that day: take it back first',
  NOT_FOUND: 'there is no such planned version',
  PAGE_DAY: '--from is not after today: a text changes at midnight',
  PAGE_FAULT: 'the text cannot be a page: {fault}: {part}',
  PAGE_IN_FORCE: 'its day has begun: what people could read stays; plan another one',
  PAGE_NEWS_MISSING: '--asks needs --news: what is new for those who are asked again',
  REQUIRED: 'the text is empty',
  TEXT_INVALID: 'one line without brackets, braces or stars',
  TOO_LONG: `the text is too long: ${PAGE_WORD_MAX} characters at most`,
  VALIDATION: '{field} cannot be used: nobody agrees to this text, or it is too long',
};

type Plan = Parameters<typeof checkPlan>[0];

export const pageCommands: readonly CliCommand[] = [
  {
    name: 'pages',
    usage: '[--planned]: the texts of rules and help with all their versions, and who published them',
    run: runList,
  },
  {
    name: 'page',
    usage:
      '<text> [--version <day>] [--filled]: what a version says, as it was written or with its numbers filled in',
    run: runShow,
  },
  {
    name: 'plan-page',
    usage:
      `<text> --file <file> --from <day> [--asks] [--news <text>] [--preview]: publishes a text from a day ahead on; with --asks those who agreed are asked ` +
      `again and told what is new (${PAGE_NEWS_MAX} characters), and how many they are is said; with --preview it is only shown, with what it changes`,
    act: runPlan,
  },
  {
    name: 'take-back-page',
    usage: '<version id>: a planned text is not published',
    act: runTakeBack,
  },
  {
    name: 'page-words',
    usage: ': what pages say of this installation, such as numbers of filings',
    run: runWords,
  },
  {
    name: 'page-word',
    usage: '<name> [--text <text>] [--clear]: enters what pages say of this installation, from now on',
    act: runWord,
  },
];

async function runList({ db, clock }: OperatorContext, args: CliArgs): Promise<void> {
  const today = dayOf(clock.now());
  const pages = (await publishedPages(db)).filter(
    ({ version, takenBackAt }) => !args.flag('planned') || (version > today && takenBackAt === null),
  );
  showList(pages, { what: 'versions' }, ({ id, textId, version, asks, news, writtenBy, takenBackAt }) => {
    const state = takenBackAt ? 'taken back' : version > today ? 'planned' : 'published';
    const by = writtenBy ?? 'the product';
    return [
      `${textId}  ${version}  ${state}${asks ? '  asks' : ''}  by ${by}  ${id}`,
      ...(news ? [`  ${news}`] : []),
    ];
  });
}

function textOf(args: CliArgs): PageTextId {
  const textId = PAGE_TEXT_IDS.find((one) => one === args.at(0).toLowerCase());
  if (!textId) throw new UsageError(`${args.at(0)} is no text: ${PAGE_TEXT_IDS.join(', ')}.`);
  return textId;
}

function dayIn(args: CliArgs, name: string): Day | undefined {
  const day = args.option(name);
  if (day !== undefined && !isDay(day)) throw new UsageError(`--${name} is no day like 2026-12-01.`);
  return day;
}

/** The version of a day, or the one in force on `today`; null without one. */
async function versionOf({ db }: OperatorContext, textId: PageTextId, day: Day | undefined, today: Day) {
  const standing = (await publishedPages(db)).filter(
    (one) => one.textId === textId && one.takenBackAt === null,
  );
  const version = day ?? begunVersions(standing.toReversed(), today).at(-1)?.version;
  const body = version && (await bodyOf(db, textId, version));
  return body === undefined ? null : { version, body };
}

async function runShow(context: OperatorContext, args: CliArgs): Promise<void> {
  const textId = textOf(args);
  const found = await versionOf(context, textId, dayIn(args, 'version'), dayOf(context.clock.now()));
  if (!found) throw new UsageError(`${textId} has no version of that day: see pages.`);
  const values = args.flag('filled') ? await pageValues(context.db, context.config) : null;
  console.log(`${textId}  ${found.version}`);
  console.log(values ? fillPage(found.body, values) : found.body);
  if (!values) console.log(`\nVariables: ${PAGE_VARIABLES.map((name) => `{${name}}`).join(' ')}`);
}

async function runPlan(context: ActingContext, args: CliArgs): Promise<void> {
  const textId = textOf(args);
  const file = args.required('file');
  const body = await readFile(file, 'utf8').catch(() => {
    throw new StartupError(`${file} cannot be read.`);
  });
  const from = dayIn(args, 'from');
  if (from === undefined) throw new UsageError('--from is missing.');
  const plan = { textId, version: from, body, asks: args.flag('asks'), news: args.option('news') ?? null };
  if (args.flag('preview')) return preview(context, plan);
  const { versionId } = await call(context, 'planPage', { body: plan }, REASONS);
  console.log(
    `${textId}: published from ${from} on, as ${versionId}; take-back-page takes it back until then`,
  );
  await tellAsked(context, plan);
}

/** How many a version that asks will ask again, as of now. */
async function tellAsked(context: ActingContext, { textId, asks }: Pick<Plan, 'asks' | 'textId'>) {
  if (!asks || !isAgreedTo(textId)) return;
  const { accounts } = await call(context, 'countAskedAnew', { query: { textId } });
  console.log(`Asked anew: ${accounts} accounts that agreed to what is in force now`);
}

/** What would be published, and what it changes of the version before it. */
async function preview(context: ActingContext, plan: Plan): Promise<void> {
  const checked = checkPlan(plan, dayOf(context.clock.now()));
  if (!checked.ok) throw refused(checked.error, REASONS);
  const { textId, version, body } = checked.value;
  console.log(fillPage(body, await pageValues(context.db, context.config)));
  const before = await versionOf(context, textId, undefined, version);
  console.log(`\n--- What changes from ${before?.version ?? 'nothing'}`);
  for (const { kind, text } of changesOfTexts(before?.body ?? '', body))
    if (kind !== 'SAME') console.log(`${kind === 'NEW' ? '+' : '-'} ${text}`);
  await tellAsked(context, plan);
}

async function runTakeBack(context: ActingContext, args: CliArgs): Promise<void> {
  const versionId = args.at(0);
  await call(context, 'takeBackPage', { params: { versionId } }, REASONS);
  console.log(`Taken back: ${versionId}`);
}

async function runWords({ db }: OperatorContext): Promise<void> {
  const entered = await enteredWords(db);
  for (const key of PAGE_WORD_KEYS)
    console.log(
      `${key}  ${PAGE_WORDS[key].label}  ${entered[key] ?? `(not entered: ${PAGE_WORDS[key].unset})`}`,
    );
}

async function runWord(context: ActingContext, args: CliArgs): Promise<void> {
  const kind = PAGE_WORD_KEYS.find((key) => key.toLowerCase() === args.at(0).toLowerCase());
  if (!kind) throw new UsageError(`${args.at(0)} is no such word: see page-words.`);
  const text = args.flag('clear') ? null : args.required('text');
  await call(context, 'enterPageWord', { params: { kind }, body: { text } }, REASONS);
  await runWords(context);
}

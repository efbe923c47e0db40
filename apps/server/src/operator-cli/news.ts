import { readFile } from 'node:fs/promises';
import { isWithin, NEWS_AUDIENCES, NEWS_KINDS } from '@yoimachi/domain/news';
import { listNews, type ListedNews } from '#talk/news';
import { StartupError } from '../platform/startup-error.ts';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { sentPicture } from './news-picture.ts';
import { showList } from './show-list.ts';
import { tokyoTime } from './tokyo-time.ts';

const LISTED = 50;
const REASONS = {
  VALIDATION: '{field} is missing, out of its limits, or leads where nobody may be led',
  NOT_FOUND: 'there is no such news',
};
const words = (list: readonly string[]) => list.join('|').toLowerCase();

export const newsCommands: readonly CliCommand[] = [
  {
    name: 'news-write',
    usage:
      `<${words(NEWS_KINDS)}> <${words(NEWS_AUDIENCES)}> --title <text> [--body <text>] [--body-file <file>] [--from <day|time>] ` +
      '[--until <day|time>] [--pin] [--picture <file>]: writes news that nobody sees until it is published; an empty line divides paragraphs, [words](/path) leads somewhere',
    act: runWrite,
  },
  {
    name: 'news-edit',
    usage:
      '<news id> --reason <text> [--title <text>] [--body <text>] [--body-file <file>] [--until <day|time>] [--pin] [--unpin] [--picture <file>] [--no-picture]: changes what is named, also when people have read it; what it said is kept',
    act: runEdit,
  },
  {
    name: 'news-publish',
    usage:
      '<news id> [--tell]: shows it from its beginning on; with --tell its audience is told by push, LINE and mail, each by his settings',
    act: runPublish,
  },
  {
    name: 'news-end',
    usage: '<news id> --reason <text>: shows it no more, and tells nobody else of it',
    act: (context, args) => runOn(context, args, 'endNews', 'Ended'),
  },
  {
    name: 'news-stop',
    usage: '<news id> --reason <text>: tells nobody else of it; it stays where it is read',
    act: (context, args) => runOn(context, args, 'stopBroadcast', 'Stopped'),
  },
  {
    name: 'news-resume',
    usage: '<news id> --reason <text>: goes on telling where it was stopped; nobody is told twice',
    act: (context, args) => runOn(context, args, 'resumeBroadcast', 'Goes on'),
  },
  {
    name: 'news',
    usage:
      '[<news id>]: the newest news with how many read them and how far their broadcasts are; of one its words, too',
    run: runList,
  },
];

async function runWrite(context: ActingContext, args: CliArgs): Promise<void> {
  const body = {
    kind: wordOf(args.at(0), NEWS_KINDS),
    audience: wordOf(args.at(1), NEWS_AUDIENCES),
    title: args.required('title'),
    body: (await bodyOf(args)) ?? missing('--body or --body-file is missing.'),
    isPinned: args.flag('pin'),
    startsAt: (tokyoTime(args, 'from', 'begin') ?? context.clock.now()).toISOString(),
    endsAt: tokyoTime(args, 'until', 'end')?.toISOString() ?? null,
  };
  const pictureId = await sentPicture(context, args);
  const { newsId } = await call(context, 'writeNews', { body: { ...body, pictureId } }, REASONS);
  console.log(`Written: ${newsId}. Nobody sees it before news-publish.`);
}

async function runEdit(context: ActingContext, args: CliArgs): Promise<void> {
  const newsId = args.at(0);
  const [before] = await listNews(context.db, 1, idOf(newsId));
  if (!before) throw new StartupError(`Refused: ${REASONS.NOT_FOUND}.`);
  if (args.flag('pin') && args.flag('unpin')) throw new UsageError('--pin or --unpin, not both.');
  const body = {
    title: args.option('title') ?? before.title,
    body: (await bodyOf(args)) ?? before.body,
    isPinned: args.flag('pin') || (before.isPinned && !args.flag('unpin')),
    endsAt: (tokyoTime(args, 'until', 'end') ?? before.endsAt)?.toISOString() ?? null,
    reason: args.required('reason'),
  };
  const dropsPicture = args.flag('no-picture');
  if (dropsPicture && args.option('picture') !== undefined)
    throw new UsageError('--picture or --no-picture, not both.');
  const pictureId = await sentPicture(context, args);
  await call(
    context,
    'editNews',
    { params: { newsId }, body: { ...body, pictureId, dropsPicture } },
    REASONS,
  );
  console.log(`Changed: ${newsId}`);
}

async function runPublish(context: ActingContext, args: CliArgs): Promise<void> {
  const input = { params: { newsId: args.at(0) }, body: { tells: args.flag('tell') } };
  await call(context, 'publishNews', input, { ...REASONS, CONFLICT: 'it is published already, or over' });
  console.log(`Published: ${args.at(0)}${args.flag('tell') ? ', and its audience is told' : ''}`);
}

async function runOn(
  context: ActingContext,
  args: CliArgs,
  name: 'endNews' | 'resumeBroadcast' | 'stopBroadcast',
  done: string,
): Promise<void> {
  const input = { params: { newsId: args.at(0) }, body: { reason: args.required('reason') } };
  await call(context, name, input, { ...REASONS, CONFLICT: 'its broadcast is not in a state for that' });
  console.log(`${done}: ${args.at(0)}`);
}

async function runList({ db, clock }: OperatorContext, args: CliArgs): Promise<void> {
  const one = args.positional[0];
  const rows = await listNews(db, LISTED, one === undefined ? null : idOf(one));
  showList(rows, { most: LISTED, what: 'news' }, (row) => [
    lineOf(row, clock.now()),
    ...(row.broadcast === null ? [] : [`    ${progressOf(row.broadcast)}`]),
    ...(one === undefined ? [] : ['', row.body]),
  ]);
}

function lineOf(row: ListedNews, now: Date): string {
  const until = row.endsAt ? ` to ${row.endsAt.toISOString()}` : '';
  const pinned = row.isPinned ? '  PINNED' : '';
  const head = `${row.newsId}  ${row.kind}  for ${row.audience}  ${stateOf(row, now)}${pinned}`;
  return `${head}  ${row.startsAt.toISOString()}${until}  read by ${row.reads}  by ${row.writtenBy}  ${row.title}`;
}

function stateOf({ publishedAt, startsAt, endsAt }: ListedNews, now: Date): string {
  if (publishedAt === null) return 'DRAFT';
  if (isWithin({ startsAt, endsAt }, now)) return 'SHOWN';
  return startsAt > now ? 'COMING' : 'OVER';
}

const progressOf = ({ state, told, looked, people }: NonNullable<ListedNews['broadcast']>): string =>
  `broadcast ${state}: told ${told}, looked at ${looked} of ${people} accounts`;

function wordOf<Word extends string>(typed: string, list: readonly Word[]): Word {
  const found = list.find((word) => word === typed.toUpperCase().replaceAll('-', '_'));
  return found ?? missing(`${typed} is none of ${words(list)}.`);
}

/** What was typed, or stands in the file that was named; undefined where neither was. */
async function bodyOf(args: CliArgs): Promise<string | undefined> {
  const path = args.option('body-file');
  if (path === undefined) return args.option('body');
  return readFile(path, 'utf8').catch(() => missing(`${path} cannot be read.`));
}

const idOf = (text: string): string =>
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(text) ? text : missing(`${text} is no id of news.`);

function missing(sentence: string): never {
  throw new UsageError(sentence);
}

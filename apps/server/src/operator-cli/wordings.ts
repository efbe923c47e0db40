import { noticeTitle, WORDED_KINDS, type WordedKind } from '@yoimachi/domain/notification';
import {
  checkWording,
  defaultSentence,
  WORDING_MAX,
  WORDING_TITLE_MAX,
  type Wording,
} from '@yoimachi/domain/notice-wording';
import { newestWordings, previewWording, wordingHistory, type WordingVersion } from '#talk/notification';
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
  CONFLICT: 'somebody else has just written these words: look at them first',
  REQUIRED: '--{field} is empty',
  TEXT_INVALID: '--{field} has a line break, or what cannot be shown',
  TOO_LONG: `--{field} is too long: a title has ${WORDING_TITLE_MAX} characters at most, a text ${WORDING_MAX}`,
  VALIDATION: '--{field} cannot be used',
  WORDING_BRACES: '--{field} has a variable without both half-width braces',
  WORDING_CONTACT: '--{field} holds an address or a number',
  WORDING_VARIABLE: '--{field} has a variable that this kind cannot give: see wording <kind>',
};

export const wordingCommands: readonly CliCommand[] = [
  {
    name: 'wordings',
    usage:
      '[--edited]: what each kind of notice says, the variables it may name, and who wrote it if not the product',
    run: runList,
  },
  {
    name: 'wording',
    usage: '<kind> [--preview]: the same of one kind, with all that was written, or as people see it',
    run: runOne,
  },
  {
    name: 'edit-wording',
    usage:
      '<kind> [--title <text>] [--text <text>] [--preview]: notices of this kind say so from now on; --preview only shows it',
    act: runEdit,
  },
  {
    name: 'reset-wording',
    usage: "<kind>: notices of this kind are told in the product's own words again",
    act: runReset,
  },
];

async function runList({ db }: OperatorContext, args: CliArgs): Promise<void> {
  const newest = new Map((await newestWordings(db)).map((version) => [version.kind, version]));
  const kinds = WORDED_KINDS.filter((kind) => !args.flag('edited') || isEdited(newest.get(kind)));
  showList(kinds, { what: 'kinds' }, (kind) => linesOf(kind, newest.get(kind)));
}

const isEdited = (version: WordingVersion | undefined): version is WordingVersion =>
  version !== undefined && (version.title ?? version.text) !== null;

function linesOf(kind: WordedKind, version: WordingVersion | undefined): string[] {
  const { text, variables } = defaultSentence(kind);
  const by = isEdited(version) ? `version ${version.version}, ${writtenOf(version)}` : "the product's own";
  return [
    `${kind}  ${by}`,
    `  title      ${version?.title ?? noticeTitle(kind)}`,
    `  text       ${version?.text ?? text}`,
    `  variables  ${variables.map((name) => `{${name}}`).join(' ') || 'none'}`,
  ];
}

const writtenOf = ({ writtenBy, writtenAt }: WordingVersion) => `${writtenBy} ${writtenAt.toISOString()}`;

async function runOne({ db, config }: OperatorContext, args: CliArgs): Promise<void> {
  const kind = kindOf(args);
  const history = await wordingHistory(db, kind);
  for (const line of linesOf(kind, history[0])) console.log(line);
  if (args.flag('preview')) showPreview(config, kind, history[0] ?? NOTHING);
  for (const [index, version] of history.entries()) {
    const until = history[index - 1]?.writtenAt.toISOString() ?? 'now';
    const { title, text } = version;
    const words = isEdited(version) ? [title, text].filter((one) => one !== null) : ["the product's own"];
    console.log(`${version.version}  ${writtenOf(version)} to ${until}  ${words.join(' | ')}`);
  }
}

const NOTHING: Wording = { title: null, text: null };

function kindOf(args: CliArgs): WordedKind {
  const kind = WORDED_KINDS.find((one) => one === args.at(0).toUpperCase());
  if (!kind) throw new UsageError(`${args.at(0)} is no kind: see wordings.`);
  return kind;
}

function showPreview(config: OperatorContext['config'], kind: WordedKind, wording: Wording): void {
  const { inApp, push, mail } = previewWording(config, kind, wording);
  const parts = {
    ...(inApp !== null && { 'In the product': [inApp] }),
    Push: [push.title, push.body],
    Mail: [mail.subject, mail.text],
  };
  for (const [part, lines] of Object.entries(parts)) {
    console.log(`--- ${part}`);
    for (const line of lines) console.log(line);
  }
}

async function runEdit(context: ActingContext, args: CliArgs): Promise<void> {
  const kind = kindOf(args);
  const typed = { title: args.option('title'), text: args.option('text') };
  if (typed.title === undefined && typed.text === undefined)
    throw new UsageError('--title or --text is missing.');
  const [newest] = await wordingHistory(context.db, kind);
  const wording = {
    title: typed.title ?? newest?.title ?? null,
    text: typed.text ?? newest?.text ?? null,
  };
  if (args.flag('preview')) {
    const checked = checkWording(kind, wording);
    if (!checked.ok) throw refused(checked.error, REASONS);
    return showPreview(context.config, kind, checked.value);
  }
  const body = { ...wording, seen: newest?.version ?? 0 };
  const { version } = await call(context, 'editNoticeWording', { params: { kind }, body }, REASONS);
  console.log(`${kind}: version ${version}, which every server uses within some seconds`);
}

async function runReset(context: ActingContext, args: CliArgs): Promise<void> {
  const kind = kindOf(args);
  const [newest] = await wordingHistory(context.db, kind);
  if (!isEdited(newest)) {
    console.log(`${kind}: the product's own words are in use already`);
    return;
  }
  const body = { seen: newest.version };
  await call(context, 'resetNoticeWording', { params: { kind }, body }, REASONS);
  console.log(`${kind}: the product's own words, within some seconds`);
}

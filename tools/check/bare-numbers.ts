import { lineOf, nodesOf, parse, type Node } from './borders/ast.ts';
import type { Source } from './sources.ts';

/** Where sentences stand. */
const SENTENCES =
  /^(?:apps|packages)\/.*(?:(?:^|[/.])ja\.tsx?|\/base\/(?:operator-)?errors\/(?!.*\.test\.)[\w-]+\.ts)$/;

/** Words of people and about people: what members may write in a chat, and samples that stand for what an operator fills in. */
const NO_RULES =
  /^packages\/domain\/src\/talk\/(?:text-rules\/|notice-wording\/variables\.ja\.ts)|^apps\/admin\/src\/features\/saved-answers\/ja\.ts$/;

const UNIT = '(?:円|P(?![A-Za-z])|ポイント|％|%|枚|分|時間|日|名|人|回)';
/** A number and its unit, but for an ordinal (2回目). */
const NUMBER = new RegExp(`(?<![\\d.,．，０-９])[\\d０-９][\\d.,．，０-９]*\\s*${UNIT}(?!目)`, 'g');
/** One of what is counted, which is no limit but a word: 「1回だけ」, 「1人ずつ」, 「1ポイント＝」. */
const ONE = /^[1１]\s*(?:P|ポイント|枚|日|名|人|回)$/;
/** A day of the calendar, of a law or an example: 「3月31日」. */
const CALENDAR = /[\d０-９]{1,2}月[\d０-９]{1,2}日/g;

/** What no constant says, with the reason: sentences of these files that have these words. */
export const LAWFUL: readonly { readonly path: string; readonly words: string; readonly why: string }[] = [
  { path: 'apps/admin/src/features/ledger/ja.ts', words: '2人の承認', why: 'who proposes and who approves' },
  { path: 'apps/admin/src/features/news/ja.ts', words: '2回届く', why: 'twice' },
  { path: 'apps/admin/src/features/pages/ja.ts', words: '2回あります', why: 'twice' },
  { path: 'apps/admin/src/features/payoffs/import/ja.ts', words: '2回書かれて', why: 'twice' },
  { path: 'apps/server/src/gateways/payment/sandbox/html.ja.ts', words: '2回送る', why: 'twice' },
  { path: 'apps/web/src/features/meeting/schedule/ja.ts', words: 'ゲストが2人以上', why: 'several' },
  {
    path: 'apps/web/src/features/talk/inquiry/ja.ts',
    words: '24時間に送信できる',
    why: 'as long as a day is',
  },
  { path: 'apps/admin/src/features/state/words.ja.ts', words: '1分未満', why: 'the smallest that is said' },
  {
    path: 'apps/web/src/features/people/age-check/ja.ts',
    words: '1分ほど',
    why: 'about: the machine decides',
  },
  {
    path: 'apps/admin/src/features/state/runbook.ja.ts',
    words: '約3時間失敗',
    why: 'about: tries of the queue',
  },
  {
    path: 'apps/admin/src/features/state/runbook.ja.ts',
    words: '変更分は5分ごと',
    why: "systemd's own timer",
  },
  { path: 'packages/domain/src/people/profile/tags.ja.ts', words: '45分からOK', why: 'the name of a tag' },
  {
    path: 'apps/server/src/modules/find/search/readings.ja.ts',
    words: '45分からOK',
    why: 'the name of a tag',
  },
];

interface Text {
  readonly text: string;
  readonly at: number;
}

/** The words of a literal, of a piece of a template, and of a template whose value is itself a number in the file: `${24}時間`. */
function* textsOf(tree: Node): Generator<Text> {
  for (const node of nodesOf(tree)) {
    if ((node.type === 'Literal' || node.type === 'JSXText') && typeof node['value'] === 'string')
      yield { text: node['value'], at: node.start };
    if (node.type === 'TemplateLiteral') yield { text: templateText(node), at: node.start };
  }
}

function templateText(template: Node): string {
  const values = template['expressions'] as Node[];
  return (template['quasis'] as { value: { cooked: string } }[])
    .map(({ value }, place) => {
      const next = values[place];
      const shown =
        next?.type === 'Literal' && typeof next['value'] === 'number' ? String(next['value']) : '…';
      return value.cooked + (next ? shown : '');
    })
    .join('');
}

const numbersIn = (text: string): string[] =>
  (text.replaceAll(CALENDAR, '').match(NUMBER) ?? []).filter((found) => !ONE.test(found));

/**
 * Sentences, as `path:line: number: sentence`, that say a number with its unit in their own digits. Rules change; a sentence takes their
 * numbers from the constants that hold them, and never says the old one.
 */
export function bareNumbers(sources: readonly Source[]): string[] {
  return sentencesWithNumbers(sources)
    .filter(({ path, text }) => !LAWFUL.some((one) => one.path === path && text.includes(one.words)))
    .map(({ path, line, number, text }) => `${path}:${line}: ${number}: ${text}`);
}

/** Exceptions of these sources that excuse nothing any more. */
export function spareLawful(sources: readonly Source[]): string[] {
  const found = sentencesWithNumbers(sources);
  const read = new Set(sources.map(({ path }) => path));
  return LAWFUL.filter(
    ({ path, words }) =>
      read.has(path) && !found.some((one) => one.path === path && one.text.includes(words)),
  ).map(({ path, words }) => `${path}: ${words} needs no exception`);
}

const sentencesWithNumbers = (sources: readonly Source[]) =>
  sources
    .filter(({ path }) => SENTENCES.test(path) && !NO_RULES.test(path))
    .flatMap((source) =>
      [...textsOf(parse(source))].flatMap(({ text, at }) =>
        numbersIn(text).map((number) => ({
          path: source.path,
          line: lineOf(source.text, at),
          number,
          text: text.trim().replaceAll(/\s+/g, ' '),
        })),
      ),
    );

export const find = (sources: readonly Source[]): string[] => [
  ...bareNumbers(sources),
  ...spareLawful(sources),
];

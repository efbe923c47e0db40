import { PAYMENT_SILENT_MINUTES } from '@yoimachi/domain/card';
import {
  BOOKS_MISSED_HOURS,
  CHANNEL_COUNTED_HOURS,
  COPY_MISSED_HOURS,
  NODE_STOPS_WITHIN_HOURS,
  STATE_COUNT_MOST,
  type StateKind,
  type StateReason,
} from '@yoimachi/domain/state';
import { formatCount } from '#ui/amount.tsx';
import { formatDeadline } from '#ui/lib/dates.ts';
import type { Line } from './api.ts';
import { providerNames, roleNames } from './ja.ts';
import { agoWords, bytesWords, countWords } from './words.ts';

type Says<Kind extends StateKind> = (line: Line<Kind>, now: Date) => string;
type Sentences = { readonly [Kind in StateKind]: Readonly<Record<StateReason<Kind>, Says<Kind>>> };

const wholeDays = (hours: number) => Math.floor(hours / 24);

type Waiting = Line<'outbox' | 'jobs' | 'due-work' | 'channel'>;
const at = (instant: string, now: Date) => formatDeadline(new Date(instant), now);
const oldest = ({ oldestAt }: Waiting, now: Date) =>
  oldestAt === null ? '' : `最も古いものは${agoWords(oldestAt, now)}前からです。`;
const waiting = (line: Waiting, now: Date) =>
  line.count === 0
    ? '待ちはありません。'
    : `${countWords(line.count, line.isMore)}が処理を待っています。${oldest(line, now)}`;
const stuck = (line: Waiting, now: Date) =>
  `処理が止まっています。${countWords(line.count, line.isMore)}が待ち、${oldest(line, now)}`;
const late = (line: Waiting, now: Date) =>
  `処理が遅れています。${countWords(line.count, line.isMore)}が待ち、${oldest(line, now)}`;
/** What fails stays first. */
const first = ({ oldestId }: Line<'due-work'>) => (oldestId === null ? '' : `（ID：${oldestId}）`);
const given = (dead: number) =>
  `処理できずに停止したものが${countWords(dead, dead >= STATE_COUNT_MOST)}あります。`;

const lives = ({ roles, startedAt }: Line<'node'>, now: Date) =>
  `${roles.map((role) => roleNames[role]).join('・')}を担当。${at(startedAt, now)}に起動しました。`;
const silentSince = ({ beatAt }: Line<'node'>, now: Date) =>
  `停止しています。最後の応答は${agoWords(beatAt, now)}前です。`;

const space = ({ freeBytes }: Line<'storage'>) =>
  freeBytes === null ? '' : `空き容量は${bytesWords(freeBytes)}です。`;

const sent = ({ sentToday, failed, isCapped }: Line<'channel'>) =>
  `${sentToday === 0 ? '本日の送信はありません。' : `本日${countWords(sentToday, isCapped)}を送信しました。`}${failed > 0 ? `${CHANNEL_COUNTED_HOURS}時間以内に${formatCount(failed)}件が失敗しています。` : ''}`;

const heard = ({ lastEventAt }: Line<'payments'>, now: Date) =>
  lastEventAt === null
    ? '通知を受け取ったことはまだありません。'
    : `最後の通知は${agoWords(lastEventAt, now)}前（${at(lastEventAt, now)}）です。`;

const copied = ({ madeAt, logAt }: Line<'copies'>, now: Date) =>
  `全体の最後のコピーは${at(madeAt!, now)}${logAt === null ? '' : `、変更分は${at(logAt, now)}`}です。`;

const checked = ({ checkedAt, people }: Line<'books'>, now: Date) =>
  checkedAt === null ? '' : `最後の照合は${at(checkedAt, now)}、対象は${formatCount(people)}人です。`;

/** What is said of each thing; the reason is the server's, the numbers are the reading's. */
export const sentences: Sentences = {
  role: {
    RUNNING: ({ alive }) => `${alive}台のプロセスが動いています。`,
    RESTARTING: ({ alive, stopped }) =>
      `${alive}台が動いていますが、${NODE_STOPS_WITHIN_HOURS}時間以内に${stopped}台が突然停止しました。`,
    NOT_RUNNING: () => '動いているプロセスがありません。',
  },
  node: {
    ALIVE: lives,
    REPLACED: (line, now) => `${silentSince(line, now)}後から起動したプロセスが引き継いでいます。`,
    OUTDATED: (line, now) => `古い版のまま動いています。${lives(line, now)}`,
    STOPPED: silentSince,
  },
  database: {
    FINE: ({ sizeBytes, migration }) =>
      `容量は${bytesWords(sizeBytes)}、スキーマは${migration}番まで適用済みです。`,
    LARGE: ({ sizeBytes }) => `容量が${bytesWords(sizeBytes)}になりました。ディスクの空きをご確認ください。`,
  },
  connections: {
    FINE: ({ used, limit }) => `${limit}本のうち${used}本を使用しています。`,
    MANY: ({ used, limit }) => `${limit}本のうち${used}本を使用しており、余裕が少なくなっています。`,
    FULL: ({ used, limit }) => `${limit}本のうち${used}本を使用しており、新しい接続を受け付けられません。`,
  },
  transaction: {
    FINE: ({ oldestAt }, now) =>
      oldestAt === null
        ? '実行中の処理はありません。'
        : `最も長い処理は${agoWords(oldestAt, now)}続いています。`,
    LONG: ({ oldestAt }, now) => `${agoWords(oldestAt!, now)}続いている処理があります。`,
    STUCK: ({ oldestAt }, now) =>
      `${agoWords(oldestAt!, now)}続いている処理があり、ほかの処理を妨げるおそれがあります。`,
  },
  storage: {
    FINE: (line) => `読み書きできます。${space(line)}`,
    UNASKED: () => '動いているプロセスがないため、確認できていません。',
    LOW: (line) => `空き容量が少なくなっています。${space(line)}`,
    PARTLY: ({ nodes, failing }) => `${nodes}台のうち${failing}台から接続できません。`,
    APART: ({ nodes, apart }) =>
      `${nodes}台のうち${apart}台に、ほかのプロセスが保存したファイルが見えていません。同じ保管場所を共有していません。`,
    FULL: (line) => `空き容量がほとんどありません。${space(line)}`,
    UNREACHABLE: () => '接続できません。写真や書類の送信と表示が止まっています。',
  },
  copies: {
    FINE: copied,
    NONE: () =>
      'この製品のコマンドで作成したコピーはありません。ほかの方法で保存しているかをご確認ください。',
    OLD: (line, now) => `昨夜のコピーが作成されていません。${copied(line, now)}`,
    MISSED: (line, now) =>
      `${wholeDays(COPY_MISSED_HOURS)}日以上コピーが作成されていません。${copied(line, now)}`,
    LOG_OLD: (line, now) => `変更分のコピーが遅れています。${copied(line, now)}`,
    LOG_MISSED: (line, now) =>
      `変更分のコピーが止まっています。今データベースを失うと、最後のコピーより後は戻せません。${copied(line, now)}`,
  },
  outbox: { FINE: waiting, LATE: late, STUCK: stuck, DEAD: ({ dead }) => given(dead) },
  jobs: {
    FINE: waiting,
    RETRYING: ({ retrying, mostTries }) =>
      `${countWords(retrying, false)}が失敗し、再試行しています（最多${mostTries}回）。`,
    LATE: late,
    STUCK: stuck,
    DEAD: ({ dead }) => given(dead),
  },
  'due-work': {
    FINE: (line, now) => (line.count === 0 ? '遅れはありません。' : late(line, now)),
    LATE: (line, now) => `${late(line, now)}${first(line)}`,
    STUCK: (line, now) => `${stuck(line, now)}${first(line)}`,
  },
  routine: {
    FINE: ({ begunAt, nextAt }, now) => `前回は${at(begunAt!, now)}、次回は${at(nextAt, now)}です。`,
    NEVER: ({ nextAt }, now) => `まだ実行されていません。次回は${at(nextAt, now)}です。`,
    LATE: ({ nextAt }, now) => `${at(nextAt, now)}の予定が、まだ始まっていません。`,
    MISSED: ({ nextAt }, now) => `${at(nextAt, now)}の予定が実行されませんでした。`,
  },
  channel: {
    FINE: (line, now) => (line.count === 0 ? sent(line) : `${waiting(line, now)}${sent(line)}`),
    SOME_FAILED: sent,
    LATE: (line, now) => `${late(line, now)}${sent(line)}`,
    MANY_FAILED: ({ tried, failed }) =>
      `${CHANNEL_COUNTED_HOURS}時間以内の${formatCount(tried)}件のうち${formatCount(failed)}件が送信できませんでした。`,
    STUCK: (line, now) => `${stuck(line, now)}${sent(line)}`,
  },
  payments: {
    FINE: heard,
    LATE: (line, now) =>
      `${agoWords(line.unheardSince!, now)}前に完了した決済の通知が届いていません。${heard(line, now)}`,
    UNHEARD: (line, now) => `決済が完了しても通知が届きません。${heard(line, now)}`,
    SILENT: ({ silent }) =>
      `決済会社の応答を${PAYMENT_SILENT_MINUTES / 60}時間以上待っている取引が${countWords(silent, silent >= STATE_COUNT_MOST)}あります。`,
  },
  provider: {
    CONNECTED: ({ provider }) => `${providerNames[provider]}に接続しています。`,
    EMBEDDED: () => '内蔵の機能を使用しています。',
    UNUSED: () => '設定されていないため、使用していません。',
    MISSING: () => '設定されていません。この機能なしではサービスを提供できません。',
  },
  books: {
    FINE: (line, now) => `すべて一致しています。${checked(line, now)}`,
    NEVER: () => 'まだ照合していません。毎日4時に実行されます。',
    OLD: (line, now) => `昨夜の照合が行われていません。${checked(line, now)}`,
    MISSED: (line, now) => `${wholeDays(BOOKS_MISSED_HOURS)}日以上照合されていません。${checked(line, now)}`,
    BROKEN: (line, now) => `${line.broken}件の規則で一致しませんでした。${checked(line, now)}`,
  },
};

export const sentenceOf = <Kind extends StateKind>(kind: Kind, line: Line<Kind>, now: Date): string => {
  const says = sentences[kind] as Readonly<Record<string, Says<Kind>>>;
  return says[line.reason]!(line, now);
};

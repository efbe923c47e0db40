import { Link } from '@tanstack/react-router';
import { worstOf, type StateVerdict } from '@yoimachi/domain/state';
import { Panel } from '#parts/panel.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { formatDeadline } from '#ui/lib/dates.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { useProductState, type State } from './api.ts';
import { stateTexts } from './ja.ts';
import { clockWords, countWords } from './words.ts';

const t = stateTexts.panel;
const ASK_EVERY_MS = 60_000;

interface Short {
  readonly label: string;
  readonly value: string;
  readonly verdict: StateVerdict;
}

/** How the product itself stands in a few lines, for the first screen. */
export function StatePanel() {
  const query = useProductState(ASK_EVERY_MS);
  const readAt = query.data && clockWords(new Date(query.data.readAt));
  return (
    <Panel title={stateTexts.title} aside={readAt && stateTexts.readAt(readAt)} isFlush>
      {query.isPending && (
        <div className="p-5">
          <Skeleton>
            {Array.from({ length: 5 }, (_, index) => (
              <Bone key={index} className="h-8" />
            ))}
          </Skeleton>
        </div>
      )}
      {query.isError && !query.data && (
        <LoadFailed error={query.error} isPending={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isError && readAt && (
        <p className="phrase border-b border-line px-5 py-2 text-xs font-bold text-danger">
          {stateTexts.stale(readAt)}
        </p>
      )}
      {query.data && (
        <dl>
          {shortOf(query.data).map((one) => (
            <ShortLine key={one.label} {...one} />
          ))}
        </dl>
      )}
      <Link
        to="/state"
        className="flex min-h-11 items-center justify-center text-sm font-bold text-primary hover:bg-sunken"
      >
        {t.all}
      </Link>
    </Panel>
  );
}

function ShortLine({ label, value, verdict }: Short) {
  return (
    <div className="flex items-center gap-3 border-b border-line px-5 py-2 text-sm">
      <dt className="min-w-0 flex-1">{label}</dt>
      <dd className="nums flex items-center gap-2 font-bold">
        {value}
        <span className={cx(looks[verdict])}>
          <Icon name={verdict === 'OK' ? 'check' : 'alert'} size={18} />
          <span className="sr-only">{stateTexts.verdicts[verdict]}</span>
        </span>
      </dd>
    </div>
  );
}

const looks: Readonly<Record<StateVerdict, string>> = {
  OK: 'text-ok',
  ATTENTION: 'text-gold',
  TROUBLE: 'text-danger',
};

function shortOf({ readAt, parts }: State): readonly Short[] {
  const when = (at: string | null) =>
    at === null ? t.never : formatDeadline(new Date(at), new Date(readAt));
  const { channel, payments, outbox, books } = parts;
  const waiting = channel && {
    count: channel.reduce((all, { count }) => all + count, 0),
    isMore: channel.some(({ isMore }) => isMore),
    verdict: worstOf(channel.map(({ verdict }) => verdict)),
  };
  const sms = channel?.find((one) => one.channel === 'SMS');
  return [
    short(t.delivery, waiting, ({ count, isMore }) => countWords(count, isMore)),
    short(t.payments, payments?.[0], ({ silent, lastEventAt }) =>
      silent > 0 ? t.silent(countWords(silent, false)) : when(lastEventAt),
    ),
    short(t.sms, sms, ({ sentToday, isCapped, failed }) =>
      failed > 0
        ? t.failed(countWords(sentToday, isCapped), countWords(failed, false))
        : countWords(sentToday, isCapped),
    ),
    short(t.outbox, outbox?.[0], ({ count, isMore, dead }) =>
      dead > 0 ? t.dead(countWords(dead, false)) : countWords(count, isMore),
    ),
    short(t.books, books?.[0], ({ checkedAt, broken }) =>
      broken > 0 ? t.broken(countWords(broken, false)) : when(checkedAt),
    ),
  ];
}

/** A line that could not be read is trouble: nobody knows. */
const short = <Read extends { readonly verdict: StateVerdict }>(
  label: string,
  line: Read | null | undefined,
  said: (line: Read) => string,
): Short =>
  line ? { label, value: said(line), verdict: line.verdict } : { label, value: t.unread, verdict: 'TROUBLE' };

import { Link } from '@tanstack/react-router';
import { worstOf, type StateVerdict } from '@yoimachi/domain/state';
import { Panel } from '#parts/panel.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { formatDeadline } from '#ui/lib/dates.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { useProductState, worstOfKind, type State } from './api.ts';
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

function shortOf(state: State): readonly Short[] {
  const { channel, payments, outbox, books } = state.parts;
  const readAt = new Date(state.readAt);
  const when = (at: string | null) => (at === null ? t.never : formatDeadline(new Date(at), readAt));
  const sum = channel?.reduce((all, { count }) => all + count, 0) ?? 0;
  const sms = channel?.find((one) => one.channel === 'SMS');
  const ofChannels = worstOf(channel?.map(({ verdict }) => verdict) ?? ['TROUBLE']);
  return [
    {
      label: t.delivery,
      value: channel
        ? countWords(
            sum,
            channel.some(({ isMore }) => isMore),
          )
        : t.unread,
      verdict: ofChannels,
    },
    {
      label: t.payments,
      value: payments?.[0] ? when(payments[0].lastEventAt) : t.unread,
      verdict: worstOfKind(state, 'payments'),
    },
    {
      label: t.sms,
      value: sms ? countWords(sms.sentToday, sms.isCapped) : t.unread,
      verdict: sms?.verdict ?? 'TROUBLE',
    },
    {
      label: t.outbox,
      value: outbox?.[0] ? countWords(outbox[0].count, outbox[0].isMore) : t.unread,
      verdict: worstOfKind(state, 'outbox'),
    },
    {
      label: t.books,
      value: books?.[0] ? when(books[0].checkedAt) : t.unread,
      verdict: worstOfKind(state, 'books'),
    },
  ];
}

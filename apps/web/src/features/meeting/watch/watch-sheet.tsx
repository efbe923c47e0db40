import { WATCH_LINKS_AT_ONCE } from '@yoimachi/domain/watch';
import { useQuery, useMutation } from '@tanstack/react-query';
import { formatTime } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Sentences } from '#ui/sentences.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { watchTexts as t } from './ja.ts';
import { watchRoutes, type WatchLink } from '@yoimachi/contract/watch';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';

interface Props {
  readonly bookingId: string;
  readonly onClose: () => void;
}

/** What a friend will see, the links there are, and a new one. */
export default function WatchSheet({ bookingId, onClose }: Props) {
  const query = useQuery(watchLinksQuery(bookingId));
  const make = useMakeLink(bookingId);
  const { isOpen = true, items = [] } = query.data ?? {};
  const isFull = items.filter(({ endedAt }) => endedAt === null).length >= WATCH_LINKS_AT_ONCE;
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      title={t.title}
      footer={
        isOpen ? (
          <div className="flex flex-col gap-3">
            {isFull && <Note>{t.full}</Note>}
            <Button
              isWide
              icon="plus"
              isPending={make.isPending}
              isDisabled={isFull || !query.data}
              onClick={() => make.mutate(null, { onSuccess: () => showToast(t.made, 'ok') })}
            >
              {t.make}
            </Button>
          </div>
        ) : (
          <Note>{t.over}</Note>
        )
      }
    >
      <What />
      {query.error && !query.data && <QueryFailed query={query} />}
      {query.isPending && (
        <Skeleton>
          <Bone className="h-20" />
        </Skeleton>
      )}
      <ErrorNote error={make.error} />
      {query.data && <Links items={items} isOpen={isOpen} />}
    </DaySheet>
  );
}

function What() {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm">{t.shownTitle}</h3>
      <Sentences texts={t.shown} />
      <Note look="ok">{t.hidden}</Note>
      <Note>{t.until}</Note>
    </div>
  );
}

function Links({ items, isOpen }: { readonly items: readonly WatchLink[]; readonly isOpen: boolean }) {
  const end = useEndLink();
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm">{t.links}</h3>
      {items.length === 0 && <p className="phrase text-sm text-sub">{t.none}</p>}
      <ul className="divide-y divide-line">
        {items.map((link, index) => (
          <LinkItem
            key={link.linkId}
            link={link}
            name={t.name(items.length - index)}
            isOver={!isOpen || link.endedAt !== null}
            isEnding={end.isPending && end.variables === link.linkId}
            onEnd={() => {
              if (!end.isPending) end.mutate(link.linkId, { onSuccess: () => showToast(t.endedNow, 'ok') });
            }}
          />
        ))}
      </ul>
      <ErrorNote error={end.error} />
    </div>
  );
}

interface ItemProps {
  readonly link: WatchLink;
  readonly name: string;
  readonly isOver: boolean;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function LinkItem({ link, name, isOver, isEnding, onEnd }: ItemProps) {
  const time = (at: string) => formatTime(new Date(at));
  const { lastOpenedAt } = link;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm font-bold">{name}</span>
        <span className="nums text-xs text-sub">{t.madeAt(time(link.createdAt))}</span>
      </div>
      <p className="nums phrase text-xs text-sub">
        {lastOpenedAt === null ? t.unopened : t.opened(link.openedCount, time(lastOpenedAt))}
      </p>
      {isOver ? (
        <p className="text-xs text-sub">{t.ended}</p>
      ) : (
        <>
          <p className="rounded-md bg-sunken px-3 py-2 text-xs break-all select-all">{link.url}</p>
          <div className="flex gap-3 *:flex-1">
            <Button
              variant="line"
              size="md"
              icon="share"
              aria-label={t.shareOf(name)}
              onClick={() => void shareLink(link.url)}
            >
              {t.share}
            </Button>
            <Button variant="quiet" size="md" aria-label={t.endOf(name)} isPending={isEnding} onClick={onEnd}>
              {t.end}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

/** How often she sees whether a link was opened, while she looks. */
const LOOK_MS = 30_000;

/** The links of a meeting, the newest first. */
const watchLinksQuery = (bookingId: string) =>
  query(watchRoutes.listWatchLinks, { query: { bookingId } }, { staleTime: 0, refetchInterval: LOOK_MS });

/** The key of the act is the id of the link: sent again after a lost answer it is one link. */
function useMakeLink(bookingId: string) {
  const anew = useRefresh(watchRoutes);
  return useAct({
    name: `watch.${bookingId}`,
    send: (_: null, linkId): Promise<WatchLink> =>
      call(watchRoutes.makeWatchLink, { body: { linkId, bookingId } }),
    onDone: anew,
    onRefused: () => void anew(),
  });
}

function useEndLink() {
  return useMutation({
    mutationFn: (linkId: string) => call(watchRoutes.endWatchLink, { params: { linkId } }),
    onSettled: useRefresh(watchRoutes),
  });
}

/** Passes a link to the device's share menu or, if there is none, to the clipboard. */
async function shareLink(url: string): Promise<void> {
  if ('share' in navigator) {
    // Closing the menu without a choice is not a failure.
    await navigator.share({ text: t.message, url }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    showToast(t.copied, 'ok');
  } catch {
    showToast(t.copyFailed, 'danger');
  }
}

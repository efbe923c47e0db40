import { useMemo, type ComponentType } from 'react';
import { Pane, Panes } from '#ui/panes.tsx';
import { State } from '#ui/state.tsx';
import { BesideContext } from './beside.ts';
import { bookingTexts as t } from './ja.ts';
import { paneTexts } from './panes.ja.ts';
import type { ListSearch } from './list-filter.ts';
import type { WideListProps } from './list-page.tsx';

interface Props extends WideListProps {
  /** Those of the list; the first is open until one is chosen. */
  readonly bookings: readonly { readonly bookingId: string }[];
  /** The open booking. */
  readonly Detail: ComponentType<{ readonly bookingId: string }>;
}

/** From 1280 px: the bookings, and the one that is open beside them. */
export function BookingPanes({ search, list, bookings, Detail }: Props) {
  const { bookingId: openId = bookings[0]?.bookingId, ...filter } = search;
  const key = JSON.stringify(filter);
  const beside = useMemo(
    () => ({ openId, searchOf: (bookingId: string) => ({ ...(JSON.parse(key) as ListSearch), bookingId }) }),
    [openId, key],
  );
  return (
    <Panes columns="440px minmax(0, 1fr)">
      <Pane label={t.listTitle} className="-ml-1 gap-2 overflow-y-auto bg-bg py-5 pr-5 pl-1">
        <h1 className="text-2xl">{t.listTitle}</h1>
        <BesideContext value={beside}>{list}</BesideContext>
      </Pane>
      <Pane label={t.detailTitle} className="relative overflow-y-auto bg-bg">
        {openId === undefined ? (
          <State icon="calendar" title={paneTexts.choose} detail={paneTexts.chooseDetail} />
        ) : (
          <Detail key={openId} bookingId={openId} />
        )}
      </Pane>
    </Panes>
  );
}

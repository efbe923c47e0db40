import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Pane, Panes } from '#ui/panes.tsx';
import { State } from '#ui/state.tsx';
import { BesideContext } from './beside.ts';
import { bookingTexts as t } from './ja.ts';
import { paneTexts } from './panes.ja.ts';
import type { ListSearch } from './list-filter.ts';

interface Props {
  readonly search: ListSearch;
  readonly list: ReactNode;
  /** The first of the list, which is open until one is chosen. */
  readonly first: string | undefined;
  /** The open booking. */
  readonly children: (bookingId: string) => ReactNode;
}

/** From 1280 px: the bookings, and the one that is open beside them. */
export function BookingPanes({ search, list, first, children }: Props) {
  const { bookingId: openId = first, ...filter } = search;
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
          children(openId)
        )}
      </Pane>
    </Panes>
  );
}

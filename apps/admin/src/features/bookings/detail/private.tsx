import { bookingAdminRoutes, type OfficeBooking, type OperatorView } from '@yoimachi/contract/booking-admin';
import { call } from '#lib/api.ts';
import { useRead } from '#lib/use-read.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { Panel } from '#parts/panel.tsx';
import { ReadGate } from '#parts/read-gate.tsx';
import { Facts } from '#parts/workbench/index.ts';
import { actionNames, bookingTexts as t } from '../ja.ts';

/** Where the two meet and what they gave as reasons: read with a reason of one's own. */
export function Private({ booking }: { readonly booking: OfficeBooking }) {
  const { bookingId } = booking;
  const read = useRead(bookingId, (reason) =>
    call(bookingAdminRoutes.readBooking, { params: { bookingId }, body: { reason } }),
  );
  return (
    <Panel title={t.private}>
      <ReadGate read={read} what={t.private}>
        {(view) => <Opened view={view} />}
      </ReadGate>
    </Panel>
  );
}

function Opened({ view }: { readonly view: OperatorView }) {
  const reasons = view.history.filter(({ reason }) => reason !== null);
  return (
    <div className="flex flex-col gap-4">
      <Facts facts={[[t.place, view.booking.place]]} />
      <h3 className="text-sm font-bold">{t.reasons}</h3>
      {reasons.length === 0 && <p className="text-sm text-sub">{t.noReasons}</p>}
      <ul className="flex flex-col gap-3">
        {reasons.map(({ at, action, castName, reason }, index) => (
          <li key={index} className="rounded-md bg-sunken px-4 py-3 text-sm">
            <p className="nums text-xs text-sub">
              <span>{whenText(at)}　</span>
              {castName && <bdi>{visible(castName)}</bdi>}{' '}
              <span>{actionNames[action as keyof typeof actionNames] ?? action}</span>
            </p>
            <p className="break-all whitespace-pre-wrap">
              <bdi>{visible(reason!)}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

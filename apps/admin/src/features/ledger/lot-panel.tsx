import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { whenText } from '#lib/when.ts';
import { ActButton } from '#parts/act/index.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { Panel } from '#parts/panel.tsx';
import { Facts } from '#parts/workbench/index.ts';
import { formatCount, pointsText, yenText } from '#ui/amount.tsx';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { formatDay } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { proposeRefund } from './acts.tsx';
import { oneLot, type Lot } from './api.ts';
import { ledgerTexts as t } from './ja.ts';
import { LotBar } from './lot-bar.tsx';
import type { LedgerSearch } from './search.ts';

/** The lot that is looked at: what of it is left, what it was paid with, and each of its movements. */
export function LotPanel({ search }: { readonly search: LedgerSearch }) {
  const { lot, ...others } = search;
  return (
    <div className="flex flex-col gap-4">
      {lot !== undefined && <Chosen key={lot} number={lot} others={others} />}
      <p className="phrase flex gap-2 text-xs text-sub">
        <Icon name="lock" size={16} />
        {t.appendOnly}
      </p>
    </div>
  );
}

function Chosen({ number, others }: { readonly number: string; readonly others: LedgerSearch }) {
  const lot = useQuery(oneLot(number));
  return (
    <Panel
      title={t.lotTitle(number)}
      aside={
        <Link
          to="/ledger"
          search={others}
          resetScroll={false}
          activeProps={{}}
          aria-label={t.closeLot}
          className="control inline-flex items-center rounded-full px-2 hover:bg-sunken"
        >
          <Icon name="close" size={16} />
        </Link>
      }
    >
      <Loaded query={lot}>{(loaded) => <One lot={loaded} />}</Loaded>
    </Panel>
  );
}

function One({ lot }: { readonly lot: Lot }) {
  const { guest, kind, grantedPoints, remainingPoints, purchase, madeAt, expiresOn } = lot;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <b className="nums text-2xl">{pointsText(remainingPoints)}</b>
        <span className="nums text-xs text-sub">{t.left(pointsText(grantedPoints))}</span>
        <span className="ml-auto">
          <Chip look={kind === 'PAID' ? 'ok' : 'mute'}>{t.lotKinds[kind]}</Chip>
        </span>
      </div>
      <LotBar lot={lot} />
      <Facts
        facts={[
          [t.guest, <MemberLink key="guest" id={guest.id} nickname={guest.number} />],
          [t.made[kind], whenText(madeAt)],
          [t.paid, purchase && paidText(purchase)],
          [t.expires, formatDay(expiresOn)],
          [
            t.receipt,
            purchase && (purchase.receiptNumber === null ? t.noReceipt : String(purchase.receiptNumber)),
          ],
        ]}
      />
      {purchase && lot.remainingPoints > 0 && (
        <div>
          <ActButton act={proposeRefund} of={{ lot, purchaseId: purchase.id }} />
        </div>
      )}
      <Movements lot={lot} />
    </div>
  );
}

const paidText = ({ amountYen, card }: NonNullable<Lot['purchase']>) =>
  card ? `${yenText(amountYen)}・${card.brand} ${card.last4}` : yenText(amountYen);

function Movements({ lot: { movements, isAll } }: { readonly lot: Lot }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-gothic text-sm font-bold">{t.movements}</h3>
      {!isAll && <p className="text-xs text-sub">{t.notAll}</p>}
      <ol>
        {movements.map(({ number, at, kind, points, booking, from, to, remainingPoints }) => (
          <li key={number} className="flex gap-3 border-t border-line py-2 text-sm">
            <span className="min-w-0 flex-1">
              <span>{t.kinds[kind]}</span>
              <span className="nums block text-xs text-sub">{whenText(at)}</span>
              {booking && (
                <span className="block text-xs">
                  <BookingLink id={booking.id}>{booking.number}</BookingLink>
                </span>
              )}
            </span>
            <span className="nums text-right">
              <b>{`${signOf(from.account, to.account)}${formatCount(points)}`}</b>
              <span className="block text-xs text-sub">{t.leftAfter(formatCount(remainingPoints))}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a movement does to what is left: what leaves the hold was taken from it before. */
const signOf = (from: string, to: string) =>
  to === 'GUEST_AVAILABLE' ? '+' : from === 'GUEST_AVAILABLE' ? '−' : '';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { feeExplanation } from '@yoimachi/domain/booking';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { CopyButton } from '#parts/copy-button.tsx';
import { Panel } from '#parts/panel.tsx';
import { smallButtonClass } from '#parts/small-button.tsx';
import { Facts } from '#parts/workbench/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { formatDay } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { feeWordsQuery } from '../api.ts';
import { feeTexts as t } from '../ja.ts';

type Share = OfficeBooking['participations'][number];
type Basis = NonNullable<Share['feeBasis']>;

/** On what the cancellation fee rests, what the guest may be told of it, and the way to make it good. */
export function Fee({ booking }: { readonly booking: OfficeBooking }) {
  const shares = booking.participations.flatMap(({ cast, feeBasis }) =>
    feeBasis ? [{ cast, basis: feeBasis }] : [],
  );
  const [first] = shares;
  if (!first) return null;
  const bases = shares.map(({ basis }) => basis);
  return (
    <Panel title={t.title} aside={first.basis.isPreview ? t.preview : t.causes[first.basis.cause]} isFlush>
      {shares.map(({ cast, basis }) => (
        <div key={cast.id} className="border-b border-line px-5 py-4">
          {shares.length > 1 && <h3 className="mb-2 text-sm font-bold">{visible(cast.nickname)}</h3>}
          <Computed basis={basis} />
        </div>
      ))}
      <Words booking={booking} bases={bases} />
      {!first.basis.isPreview && <Waive booking={booking} bases={bases} />}
    </Panel>
  );
}

function Computed({ basis }: { readonly basis: Basis }) {
  const { onDay, daysBefore, percent, plannedPoints, feePoints, rulePoints } = basis;
  return (
    <>
      <Facts
        facts={[
          [t.onDay, `${formatDay(onDay)}（${t.daysBefore(daysBefore)}）`],
          [t.percent, t.percentOf(percent)],
          [t.planned, pointsText(plannedPoints)],
          [t.fee, pointsText(feePoints)],
          ...(feePoints === 0 ? [] : shareOf(basis)),
        ]}
      />
      {feePoints !== rulePoints && <Note>{t.differs(pointsText(rulePoints))}</Note>}
    </>
  );
}

const shareOf = (basis: Basis): readonly (readonly [string, string])[] => [
  [t.stageFee(basis.stageFeePercent), pointsText(basis.stageFeePoints)],
  [basis.isCredited ? t.castGot : t.castGets, pointsText(basis.castPoints)],
];

interface Props {
  readonly booking: OfficeBooking;
  readonly bases: readonly Basis[];
}

function Words({ booking: { number, day }, bases }: Props) {
  const words = useQuery(feeWordsQuery);
  if (!words.data) return null;
  const text = feeExplanation({ number, day, bases, words: words.data.text });
  return (
    <section className="flex flex-col gap-2 border-b border-line px-5 py-4 last:border-0">
      <div className="flex items-center gap-2">
        <h3 className="mr-auto text-sm font-bold">{t.words}</h3>
        <CopyButton text={text} />
      </div>
      <p className="text-sm break-words whitespace-pre-line">{visible(text)}</p>
      <p className="phrase text-xs text-sub">{t.wordsHelp}</p>
    </section>
  );
}

/** What is still owed is waived where it stands; what was paid comes back as free points. */
function Waive({ booking, bases }: Props) {
  const mayAct = useMayAct();
  const points = bases.reduce((sum, { feePoints }) => sum + feePoints, 0);
  if (points === 0) return null;
  const isOwed = booking.money.debt !== null;
  if (!isOwed && !mayAct('giveGoodwill')) return null;
  return (
    <section className="flex flex-col items-start gap-2 px-5 py-4">
      <h3 className="text-sm font-bold">{t.waive}</h3>
      <p className="phrase text-xs text-sub">{isOwed ? t.waiveDebtHelp : t.waiveHelp}</p>
      {!isOwed && (
        <Link
          to="/members/$accountId"
          params={{ accountId: booking.guest.id }}
          search={{ goodwillFor: booking.number, points }}
          className={smallButtonClass()}
        >
          {t.waiveLink(pointsText(points))}
        </Link>
      )}
    </section>
  );
}

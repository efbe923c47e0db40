import type { BookingEnding, OfficeBooking } from '@yoimachi/contract/booking-admin';
import { participationStatusNames } from '#lib/booking-labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { Figure, FigureRow, FigureTable } from '#parts/figure-table.tsx';
import { pointsText } from '#ui/amount.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { actTexts as t } from '../ja.ts';
import type { usePreview } from './use-ending.ts';

/** What an end would do to each cast and to the guest's points. */
export function EndPreview({ preview }: { readonly preview: ReturnType<typeof usePreview> }) {
  return (
    <section aria-live="polite" className="flex flex-col gap-3">
      <h3 className="text-sm font-bold">{t.preview}</h3>
      {preview.isPending && <p className="text-sm text-sub">{t.previewing}</p>}
      <ErrorNote error={preview.error} />
      {preview.data && !preview.isError && <Endings ending={preview.data} />}
    </section>
  );
}

function Endings({ ending }: { readonly ending: BookingEnding }) {
  return (
    <div className="rounded-lg bg-sunken px-4 py-2">
      <FigureTable
        label={t.preview}
        first={t.cast}
        headers={[{ text: t.guestPays }, { text: t.reward }]}
        isInset
        foot={
          <FigureRow name={t.settles}>
            <Figure span={2}>
              {ending.settledPoints === null ? (
                <span className="text-xs font-normal">{t.later}</span>
              ) : (
                pointsText(ending.settledPoints)
              )}
            </Figure>
          </FigureRow>
        }
      >
        {ending.participations.map((one) => (
          <Ended key={one.castId} one={one} />
        ))}
      </FigureTable>
    </div>
  );
}

type Share = BookingEnding['participations'][number];

function Ended({
  one: { castName, to, billedMinutes, billedPoints, rewardPoints },
}: {
  readonly one: Share;
}) {
  const name = (
    <>
      <bdi className="break-all whitespace-normal">{visible(castName)}</bdi>
      <span className="nums block text-xs font-normal text-sub">
        <span>{participationStatusNames[to as OfficeBooking['participations'][number]['status']] ?? to}</span>
        {billedMinutes !== null && <span> {t.minutes(billedMinutes)}</span>}
      </span>
    </>
  );
  return (
    <FigureRow name={name} isStrong>
      <Figure>{pointsText(billedPoints)}</Figure>
      <Figure>{pointsText(rewardPoints)}</Figure>
    </FigureRow>
  );
}

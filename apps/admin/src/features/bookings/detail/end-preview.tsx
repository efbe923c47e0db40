import type { BookingEnding, OfficeBooking } from '@yoimachi/contract/booking-admin';
import { participationStatusNames } from '#lib/booking-labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { pointsText } from '#ui/amount.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { Note } from '#ui/note.tsx';
import { actTexts as t } from '../ja.ts';
import type { usePreview } from './use-ending.ts';

/** What an end would do to each cast and to the guest's points. */
export function EndPreview({ preview }: { readonly preview: ReturnType<typeof usePreview> }) {
  return (
    <section aria-live="polite" className="flex flex-col gap-3">
      <h3 className="text-sm font-bold">{t.preview}</h3>
      {preview.isPending && <p className="text-sm text-sub">{t.previewing}</p>}
      {preview.isError && <Note look="danger">{errorMessage(preview.error)}</Note>}
      {preview.data && !preview.isError && <Ended ending={preview.data} />}
    </section>
  );
}

function Ended({ ending }: { readonly ending: BookingEnding }) {
  return (
    <div className="overflow-x-auto rounded-lg bg-sunken px-4 py-2">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-xs text-sub">
            <th scope="col" className="py-1.5 text-left font-normal">
              {t.cast}
            </th>
            <th scope="col" className="px-2 text-right font-normal whitespace-nowrap">
              {t.guestPays}
            </th>
            <th scope="col" className="text-right font-normal whitespace-nowrap">
              {t.reward}
            </th>
          </tr>
        </thead>
        <tbody>
          {ending.participations.map(
            ({ castId, castName, to, billedMinutes, billedPoints, rewardPoints }) => (
              <tr key={castId} className="border-t border-line">
                <th scope="row" className="py-2 text-left">
                  <bdi>{visible(castName)}</bdi>
                  <span className="nums block text-xs font-normal text-sub">
                    {participationStatusNames[to as OfficeBooking['participations'][number]['status']] ?? to}
                    {billedMinutes !== null && ` ${t.minutes(billedMinutes)}`}
                  </span>
                </th>
                <td className="nums px-2 text-right font-bold whitespace-nowrap">
                  {pointsText(billedPoints)}
                </td>
                <td className="nums text-right font-bold whitespace-nowrap">{pointsText(rewardPoints)}</td>
              </tr>
            ),
          )}
        </tbody>
        <tfoot>
          <tr className="border-t border-line">
            <th scope="row" className="py-2 text-left">
              {t.settles}
            </th>
            <td colSpan={2} className="nums text-right font-bold">
              {ending.settledPoints === null ? (
                <span className="text-xs font-normal">{t.later}</span>
              ) : (
                pointsText(ending.settledPoints)
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

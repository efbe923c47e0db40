import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { H2, Section } from '#ui/page.tsx';
import { Note } from '#ui/note.tsx';
import type { StageSetting } from '@yoimachi/contract/stage';
import { stageTexts as t } from './ja.ts';

/** Every stage with its conditions and the service's share. */
export function StageTable({ setting }: { readonly setting: StageSetting }) {
  return (
    <Section>
      <H2 id="stage-table">{t.table}</H2>
      <Card isFlush>
        <table aria-labelledby="stage-table" className="w-full text-left text-sm">
          <thead className="text-xs text-sub">
            <tr className="border-b border-line">
              <th scope="col" className="px-4 py-2 font-normal">
                {t.stage}
              </th>
              <th scope="col" className="py-2 font-normal">
                {t.requirement}
              </th>
              <th scope="col" className="px-4 py-2 text-right font-normal whitespace-nowrap">
                {t.fee}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {setting.stages.map(({ stage, friends, bookings, feePercent }) => {
              const isOwn = stage === setting.stage;
              return (
                <tr
                  key={stage}
                  className={cx(isOwn && 'bg-tint text-on-tint')}
                  aria-current={isOwn || undefined}
                >
                  <th scope="row" className="px-4 py-3 font-bold">
                    <span className="inline-block">{t.name(stage)}</span>
                    {isOwn && <span className="ml-2 text-xs font-normal whitespace-nowrap">{t.current}</span>}
                  </th>
                  <td className="phrase py-3 text-xs">
                    {friends === null || bookings === null ? (
                      t.start
                    ) : (
                      <>
                        <span className="inline-block">{t.neededFriends(friends)}</span>{' '}
                        <span className="inline-block">{t.neededBookings(bookings)}</span>
                      </>
                    )}
                  </td>
                  <td className="nums px-4 py-3 text-right font-bold">{t.percent(feePercent)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Card>
      <Note>{t.countNote}</Note>
    </Section>
  );
}

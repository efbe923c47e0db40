import { inquiryAdminRoutes } from '@yoimachi/contract/inquiry-admin';
import { call } from '#lib/api.ts';
import { whenText } from '#lib/when.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Facts, useAct } from '#parts/workbench/index.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { categoryNames, inquiryTexts as t, rightNames, stateNames } from './ja.ts';

export type Inquiry = CallAnswer<typeof inquiryAdminRoutes.listInquiries>['items'][number];
export type Removal = CallAnswer<typeof inquiryAdminRoutes.listRemovals>['items'][number];

/** What is known of an inquiry without opening it. */
export function Head({ row }: { readonly row: Inquiry | Removal }) {
  const begin = useAct({
    act: () => call(inquiryAdminRoutes.takeInquiry, { params: { number: row.number } }),
    said: () => t.begun,
    stays: true,
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <Facts
        facts={[
          [t.number, row.number],
          [
            t.from,
            row.accountId ? (
              <MemberLink key="from" id={row.accountId} nickname={row.nickname ?? ''} />
            ) : (
              t.visitor
            ),
          ],
          [t.category, 'right' in row ? null : categoryNames[row.category]],
          [t.right, 'right' in row ? rightNames[row.right] : null],
          [t.state, stateNames[row.state]],
          [t.asked, whenText(row.askedAt)],
          [t.due, row.answerBy && whenText(row.answerBy)],
          [
            t.booking,
            row.bookingId && (
              <BookingLink key="booking" id={row.bookingId}>
                {t.openBooking}
              </BookingLink>
            ),
          ],
        ]}
      />
      {row.state === 'RECEIVED' && (
        <SmallButton isPending={begin.isPending} onClick={() => begin.mutate()}>
          {t.begin}
        </SmallButton>
      )}
    </div>
  );
}

/** In a list: who wrote. */
export const lineOf = (row: Inquiry | Removal) => ({
  name: row.nickname ?? t.visitor,
  ...(row.who && { kind: t.who[row.who] }),
});

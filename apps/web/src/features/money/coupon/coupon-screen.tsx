import { couponRoutes, type RedeemedCoupon } from '@yoimachi/contract/coupon';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pointsRoutes } from '@yoimachi/contract/points';
import { dayOf } from '#lib/dates.ts';
import { pages, useRefresh } from '#lib/queries.ts';
import { useToday } from '#lib/use-now.ts';
import { pointsText, Points } from '#ui/amount.tsx';
import { Screen } from '#ui/bars.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Section } from '#ui/page.tsx';
import { isNetworkError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { couponTexts as t } from './ja.ts';

/** /guest/coupon: redeem a code, and what was redeemed so far. */
export function CouponPage() {
  return (
    <Screen title={t.title} className="gap-8">
      <RedeemForm />
      <Section title={t.mine}>
        <Redeemed />
      </Section>
    </Screen>
  );
}

function Redeemed() {
  const list = useInfiniteQuery(pages(couponRoutes.listCoupons));
  const empty = (
    <Card look="sunken" className="flex flex-col gap-1">
      <p className="text-sm font-bold">{t.none}</p>
      <p className="phrase text-xs text-sub">{t.noneDetail}</p>
    </Card>
  );
  return (
    <GrowingList list={list} bones={2} empty={empty}>
      {(items) => (
        <CardList>
          {items.map((coupon) => (
            <li key={coupon.redemptionId}>
              <Row coupon={coupon} />
            </li>
          ))}
        </CardList>
      )}
    </GrowingList>
  );
}

function Row({ coupon }: { readonly coupon: RedeemedCoupon }) {
  const { title, description, points, remainingPoints, redeemedAt, expiresOn } = coupon;
  const isOver = expiresOn < useToday();
  return (
    <div className="flex items-start gap-3 px-4 py-3.5">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="text-sm font-bold">{title}</p>
        {description && <p className="phrase text-xs whitespace-pre-line text-sub">{description}</p>}
        <p className="nums flex flex-wrap gap-x-3 text-xs text-sub">
          <span>{t.redeemedOn(dayOf(new Date(redeemedAt)))}</span>
          <span>{isOver ? t.over(expiresOn) : t.until(expiresOn)}</span>
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end">
        <Points value={points} />
        {!isOver && (
          <span className="nums text-xs text-sub">
            {remainingPoints === 0 ? t.used : t.rest(pointsText(remainingPoints))}
          </span>
        )}
      </div>
    </div>
  );
}

const CODE_LENGTH = 100;

/** The code, and its outcome. The input stays if it was refused. */
function RedeemForm() {
  const refresh = useRefresh(couponRoutes, pointsRoutes);
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? 'COUPON_CODE_REQUIRED' : undefined }),
    says: 'untilTyped',
    blames: (error) => (isNetworkError(error) ? undefined : 'code'),
    act: 'coupon',
    body: ({ code }) => ({ code: code.trim() }),
    send: (body, idempotencyKey) => call(couponRoutes.redeemCoupon, { body, idempotencyKey }),
    isEmptied: true,
    onDone: () => void refresh(),
  });
  const redeemed = form.answer;
  return (
    <PlainForm className="flex flex-col gap-4" onSend={form.submit}>
      <TextField
        label={t.code}
        help={t.codeHelp}
        placeholder={t.codeExample}
        maxLength={CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
        {...form.field('code')}
      />
      <Button type="submit" isWide isPending={form.isPending}>
        {t.redeem}
      </Button>
      <div role="status" className="empty:-mt-4">
        {redeemed && (
          <Card look="sunken" className="flex items-center gap-3">
            <Icon name="check" className="text-ok" />
            <div className="flex min-w-0 flex-col">
              <p className="text-sm font-bold">{t.success}</p>
              <p className="truncate text-xs text-sub">{redeemed.title}</p>
              <p className="nums text-sm">{t.gained(pointsText(redeemed.points), redeemed.expiresOn)}</p>
            </div>
          </Card>
        )}
      </div>
      <Note>
        <p>{t.about}</p>
        <p>{t.order}</p>
      </Note>
    </PlainForm>
  );
}

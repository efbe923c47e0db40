import { LEAVING_REASONS, type LeavingReason, type Obstacle } from '@yoimachi/domain/leaving';
import { leavingRoutes, type LeavingPreview } from '@yoimachi/contract/leaving';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { disconnectLive } from '#lib/live.ts';
import { query } from '#lib/queries.ts';
import { signOut } from '#lib/session.ts';
import { useForm } from '#lib/use-form.ts';
import { pointsText, yenText, Points, Yen } from '#ui/amount.tsx';
import { MenuLink } from '#ui/menu-link.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { Sentences } from '#ui/sentences.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { Rows } from '#ui/rows.tsx';
import { leavingTexts as t, reasonTexts, obstacleTexts } from './ja.ts';

/** 退会: what refuses it, or what it does, confirmed here and once more in the dialog. */
export function LeavingPage({ side }: { readonly side: Side }) {
  return (
    <QueryPage
      title={t.title}
      query={query(leavingRoutes.previewLeaving, {}, { staleTime: 0 })}
      skeleton={<CardListSkeleton count={2} />}
    >
      {(data) => (
        <Page className="gap-6">
          {data.obstacles.length > 0 && <Obstacles side={side} of={data.obstacles} />}
          <Card className="flex flex-col gap-4">
            <H2>{t.whatHappens}</H2>
            <Sentences texts={t.happens[side]} />
          </Card>
          {data.obstacles.length === 0 && <LeavingForm side={side} preview={data} />}
        </Page>
      )}
    </QueryPage>
  );
}

const NOTHING: { readonly reason: LeavingReason | ''; readonly isAgreed: boolean } = {
  reason: '',
  isAgreed: false,
};

function LeavingForm({ side, preview }: { readonly side: Side; readonly preview: LeavingPreview }) {
  const [isAsked, setAsked] = useState(false);
  const sums = { lapsingPoints: preview.lapsingPoints, transferYen: preview.payoff?.transferYen ?? 0 };
  const form = useForm({
    start: NOTHING,
    check: ({ isAgreed }) => ({ isAgreed: isAgreed ? undefined : t.agreeFirst }),
    act: 'leave',
    body: ({ reason }) => ({ ...sums, ...(reason && { reason }) }),
    // With the sums that were shown; when they are others by now, the new ones are read.
    send: (body, idempotencyKey) => call(leavingRoutes.leave, { body, idempotencyKey }),
    onDone: useGoodbye(),
    readsRefused: [leavingRoutes.previewLeaving],
    onFailed: () => setAsked(false),
  });
  return (
    <>
      <Lapsing preview={preview} />
      {preview.hasOtherAccount && <Note isBoxed>{t.otherAccount[side]}</Note>}
      <Card className="flex flex-col gap-4">
        <Select
          label={t.reason}
          emptyLabel={t.noReason}
          options={LEAVING_REASONS.map((value) => ({ value, label: reasonTexts[value] }))}
          {...form.field('reason')}
        />
        <Checkbox isCard label={t.agree[side]} {...form.tick('isAgreed')} />
        <ErrorNote error={form.error} />
        <Button variant="danger" onClick={() => setAsked(form.check())}>
          {t.next}
        </Button>
      </Card>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t.confirmTitle}
        confirmLabel={t.leave}
        isDestructive
        isPending={form.isPending}
        onConfirm={() => form.send()}
      >
        <p className="nums">{confirmation(preview)}</p>
      </ConfirmDialog>
    </>
  );
}

function confirmation({ lapsingPoints, payoff }: LeavingPreview): string {
  if (payoff) return t.confirmPayout(yenText(payoff.transferYen));
  return lapsingPoints > 0 ? t.confirmLapse(pointsText(lapsingPoints)) : t.confirm;
}

/** Nothing of the person stays in this browser. */
function useGoodbye() {
  const client = useQueryClient();
  const router = useRouter();
  return () => {
    disconnectLive();
    void signOut();
    void router.navigate({ to: '/authentication/left' }).then(() => client.clear());
  };
}

type To = NonNullable<LinkProps['to']>;

/** Where each of them ends. */
const places: Readonly<Record<Side, Readonly<Record<Obstacle, To>>>> = {
  guest: {
    CLAIM_OPEN: '/guest/dohan-list',
    BOOKING_OPEN: '/guest/dohan-list',
    PAYMENT_DUE: '/guest/payment-info',
    PURCHASE_OPEN: '/guest/buy-point/history',
    PAYOFF_OPEN: '/guest',
    REWARD_FROZEN: '/guest',
    BANK_ACCOUNT_REQUIRED: '/guest',
    BANK_ACCOUNT_INVALID: '/guest',
  },
  cast: {
    CLAIM_OPEN: '/cast/dohan-list',
    BOOKING_OPEN: '/cast/dohan-list',
    PAYMENT_DUE: '/cast',
    PURCHASE_OPEN: '/cast',
    PAYOFF_OPEN: '/cast/payoff',
    REWARD_FROZEN: '/cast/notification',
    BANK_ACCOUNT_REQUIRED: '/cast/bank-account',
    BANK_ACCOUNT_INVALID: '/cast/bank-account',
  },
};

/** What has to end before, each with the way there. */
function Obstacles({ side, of }: { readonly side: Side; readonly of: readonly Obstacle[] }) {
  return (
    <Section title={t.obstaclesTitle}>
      <p className="phrase text-sm text-sub">{t.obstaclesLead}</p>
      <CardList>
        {of.map((obstacle) => (
          <MenuLink
            key={obstacle}
            to={places[side][obstacle]}
            icon="alert"
            label={<span className="phrase">{obstacleTexts[obstacle]}</span>}
          />
        ))}
      </CardList>
    </Section>
  );
}

/** The points that lapse, by lot, and the coupons. */
function Lapsing({ preview }: { readonly preview: LeavingPreview }) {
  const { lapsingPoints, lots, couponCount, payoff } = preview;
  if (payoff) return <Payout payoff={payoff} />;
  return (
    <Card className="flex flex-col gap-4">
      <H2>{t.lapsing}</H2>
      {lapsingPoints === 0 && <p className="text-sm text-sub">{t.nothingLapses}</p>}
      {lapsingPoints > 0 && (
        <Rows
          rows={[
            ...lots.map(({ kind, points, expiresOn }) => ({
              label: t.lot[kind],
              detail: t.expires(expiresOn),
              amount: <Points value={points} />,
            })),
            { label: t.sum, amount: <Points value={lapsingPoints} size="lg" />, isTotal: true },
          ]}
        />
      )}
      {lapsingPoints > 0 && lots.length === 0 && <Note>{t.belowFee}</Note>}
      {couponCount > 0 && (
        <Rows
          rows={[{ label: t.coupons, amount: <span className="nums">{t.couponCount(couponCount)}</span> }]}
        />
      )}
    </Card>
  );
}

/** What a cast's bank gets of her balance. */
function Payout({ payoff }: { readonly payoff: NonNullable<LeavingPreview['payoff']> }) {
  return (
    <Card className="flex flex-col gap-4">
      <H2>{t.payout}</H2>
      <Rows
        rows={[
          { label: t.balance, amount: <Points value={payoff.points} /> },
          { label: t.transfer, amount: <Yen value={payoff.transferYen} size="lg" />, isTotal: true },
        ]}
      />
      <Note>{t.payDay(payoff.payDay)}</Note>
    </Card>
  );
}

type Side = 'guest' | 'cast';

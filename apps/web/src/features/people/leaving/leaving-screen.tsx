import { LEAVING_REASONS, type LeavingReason } from '@yoimachi/domain/leaving';
import { leavingRoutes, type LeavingPreview } from '@yoimachi/contract/leaving';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { disconnectLive } from '#lib/live.ts';
import { signOut } from '#lib/session.ts';
import { useForm } from '#lib/use-form.ts';
import { pointsText, yenText } from '#ui/amount.tsx';
import { SubPage } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { H2, Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { Sentences } from '#ui/sentences.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { leavingQuery } from './api/leaving.ts';
import { leavingTexts as t, reasonTexts } from './ja.ts';
import { Obstacles } from './obstacles.tsx';
import type { Side } from './side.ts';
import { Lapsing } from './sums.tsx';

/** 退会: what refuses it, or what it does, confirmed here and once more in the dialog. */
export function LeavingPage({ side }: { readonly side: Side }) {
  const query = useQuery(leavingQuery());
  return (
    <SubPage title={t.title}>
      <Loaded query={query} skeleton={<CardListSkeleton count={2} />}>
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
      </Loaded>
    </SubPage>
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

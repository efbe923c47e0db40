import type { StageSetting } from '@yoimachi/contract/stage';
import { lazy, Suspense } from 'react';
import { Card } from '#ui/card.tsx';
import { Page, H2, Section } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { cx } from '#ui/cx.ts';
import { Note } from '#ui/note.tsx';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { stageTexts as t } from './ja.ts';
import { stageQuery, StageProgress } from './progress.tsx';
import { referralLink } from './referral.ts';

const skeleton = (
  <Skeleton>
    <Bone className="h-52 rounded-lg" />
    <Bone className="h-72 rounded-lg" />
    <Bone className="h-80 rounded-lg" />
  </Skeleton>
);

/** What stages are, which one she has, and how to invite others. */
export function StagePage() {
  return (
    <QueryPage title={t.title} query={stageQuery()} skeleton={skeleton}>
      {(setting) => (
        <Page className="gap-8">
          <Own setting={setting} />
          <StageTable setting={setting} />
          <InviteCard referral={setting.referral} />
        </Page>
      )}
    </QueryPage>
  );
}

function Own({ setting }: { readonly setting: StageSetting }) {
  const fee = setting.stages.find(({ stage }) => stage === setting.stage)?.feePercent ?? 0;
  return (
    <div className="flex flex-col gap-3">
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <div>
            <p className="text-xs text-sub">{t.own}</p>
            <p className="font-mincho text-2xl font-bold">{t.name(setting.stage)}</p>
          </div>
          <p className="text-sm text-sub">
            {t.fee} <span className="nums text-lg font-bold text-ink">{t.percent(fee)}</span>
          </p>
        </div>
        <StageProgress setting={setting} />
        {setting.stage < setting.stages.length - 1 && <p className="phrase text-xs text-sub">{t.or}</p>}
      </Card>
      <p className="phrase text-sm text-sub">{t.lead}</p>
    </div>
  );
}

/** Every stage with its conditions and the service's share. */
function StageTable({ setting }: { readonly setting: StageSetting }) {
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

const QrCode = lazy(() => import('#ui/qr-code.tsx'));

/** The link for other casts: as a QR code, to copy, to share. */
function InviteCard({ referral }: Pick<StageSetting, 'referral'>) {
  const link = referralLink(referral.code);
  return (
    <Section title={t.invite}>
      <Card className="flex flex-col items-center gap-4">
        <p className="phrase text-center text-sm">{t.inviteLead}</p>
        <Suspense fallback={<Bone className="size-52 rounded-md" />}>
          <QrCode text={link} label={t.qr} />
        </Suspense>
        <p className="w-full text-center text-xs break-all select-all">
          <span className="sr-only">{t.link}</span> {link}
        </p>
        <div className="grid w-full grid-cols-2 gap-2">
          <Button variant="line" onClick={() => void copy(link)}>
            {t.copy}
          </Button>
          <Button icon="share" onClick={() => void share(link)}>
            {t.share}
          </Button>
        </div>
        <ul className="w-full text-sm text-sub">
          <li>{t.counted(referral.counted)}</li>
          <li>{t.waiting(referral.waiting)}</li>
        </ul>
      </Card>
      <Note>{t.inviteNote}</Note>
    </Section>
  );
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast(t.copied, 'ok');
  } catch {
    showToast(t.copyFailed, 'danger');
  }
}

/** The device's share menu, or the clipboard if there is none. */
async function share(link: string): Promise<void> {
  if (!('share' in navigator)) return copy(link);
  // Closing the menu without a choice is not a failure.
  await navigator.share({ text: t.shareText, url: link }).catch(() => undefined);
}

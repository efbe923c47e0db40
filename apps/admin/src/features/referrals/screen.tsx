import { stageAdminRoutes } from '@yoimachi/contract/stage-admin';
import { call } from '#lib/api.ts';
import { useMayAct } from '#lib/office.ts';
import { useKeys } from '#lib/use-keys.ts';
import { whenText } from '#lib/when.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { Desk, Facts, queueScreen, useAct } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { referralTexts as t } from './ja.ts';

type Referral = CallAnswer<typeof stageAdminRoutes.listReferrals>['items'][number];

const decideReferral = ({ friendId }: Referral, counts: boolean) =>
  call(stageAdminRoutes.decideReferral, { params: { friendId }, body: { counts } });

function Panel({ row }: { readonly row: Referral }) {
  const mayAct = useMayAct()('decideReferral');
  const decide = useAct({
    act: (counts: boolean) => decideReferral(row, counts),
    said: (_, counts) => (counts ? t.counted(row.friendName) : t.dropped(row.friendName)),
  });
  const say = (counts: boolean) => mayAct && !decide.isPending && decide.mutate(counts);
  useKeys({ a: () => say(true), d: () => say(false) });
  const pending = decide.isPending ? decide.variables : undefined;
  return (
    <Desk
      row={row}
      error={decide.error}
      acts={
        mayAct && (
          <>
            <Button variant="line" size="md" isPending={pending === false} onClick={() => say(false)}>
              {t.never}
            </Button>
            <Button size="md" isPending={pending === true} onClick={() => say(true)}>
              {t.count}
            </Button>
          </>
        )
      }
    >
      <Facts
        facts={[
          [t.friend, <MemberLink key="friend" id={row.friendId} nickname={row.friendName} />],
          [t.referrer, <MemberLink key="referrer" id={row.referrerId} nickname={row.referrerName} />],
          [t.asked, whenText(row.askedAt)],
        ]}
      />
      <p className="phrase text-sm text-sub">{t.detail}</p>
    </Desk>
  );
}

export const referrals = queueScreen<Referral>({
  queue: 'referrals',
  list: stageAdminRoutes.listReferrals,
  line: ({ friendName, referrerName }) => ({
    name: friendName,
    kind: t.cast,
    what: t.what(referrerName),
  }),
  Panel,
  bulk: [
    {
      label: t.count,
      needs: 'decideReferral',
      willDo: ({ referrerName }) => t.willCount(referrerName),
      run: (row) => decideReferral(row, true),
    },
    {
      label: t.never,
      needs: 'decideReferral',
      isDestructive: true,
      willDo: ({ referrerName }) => t.willDrop(referrerName),
      run: (row) => decideReferral(row, false),
    },
  ],
  keys: t.keys,
  empty: t.empty,
});

import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { call } from '#lib/api.ts';
import { useKeys } from '#lib/use-keys.ts';
import { useRead } from '#lib/use-read.ts';
import { whenText } from '#lib/when.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { ReadGate } from '#parts/read-gate.tsx';
import { Verdict } from '#parts/verdict.tsx';
import { Desk, Facts, queueScreen, ReasonField, useAct, useReason } from '#parts/workbench/index.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { Comparison } from './comparison.tsx';
import { nameTexts as t } from './ja.ts';

type NameRequest = CallAnswer<typeof profileAdminRoutes.listNameRequests>['items'][number];

const useDecide = ({ requestId, nickname }: NameRequest) =>
  useAct({
    act: (reason: string | null) =>
      call(profileAdminRoutes.decideNameRequest, {
        params: { requestId },
        body: reason === null ? { approved: true } : { approved: false, reason },
      }),
    said: (_, reason) => (reason === null ? t.approved(nickname) : t.rejected(nickname)),
  });

function Panel({ row }: { readonly row: NameRequest }) {
  const params = { requestId: row.requestId };
  const read = useRead(row.requestId, (reason) =>
    call(profileAdminRoutes.readNameRequest, { params, body: { reason } }),
  );
  const isOpen = read.opened !== null;
  const reason = useReason();
  const decide = useDecide(row);
  const approve = () => isOpen && !decide.isPending && decide.mutate(null);
  const reject = () => {
    const given = isOpen ? reason.take() : null;
    if (given !== null && !decide.isPending) decide.mutate(given);
  };
  useKeys({ a: approve, r: reason.focus });
  return (
    <Desk
      row={row}
      side={<ReasonField reason={reason} of="decideNameRequest" label={t.rejectReason} help={t.rejectHelp} />}
      said={isOpen ? t.detail : t.openFirst}
      error={decide.error}
      acts={
        <Verdict
          {...{ isOpen, decide, onApprove: approve, onReject: reject }}
          isReady={isOpen}
          approveLabel={t.approve}
          rejectLabel={t.reject}
        />
      }
    >
      <Facts
        facts={[
          [t.cast, <MemberLink key="cast" id={row.castId} nickname={row.nickname} />],
          [t.asked, whenText(row.askedAt)],
        ]}
      />
      <ReadGate read={read} what={t.read}>
        {({ registered, wanted }) => <Comparison registered={registered} wanted={wanted} />}
      </ReadGate>
    </Desk>
  );
}

export const nameRequests = queueScreen<NameRequest>({
  queue: 'name-requests',
  list: profileAdminRoutes.listNameRequests,
  line: ({ nickname }) => ({ name: nickname, kind: t.cast, what: t.what }),
  Panel,
  keys: t.keys,
  empty: t.empty,
});

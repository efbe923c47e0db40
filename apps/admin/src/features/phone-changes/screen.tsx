import { phoneAdminRoutes } from '@yoimachi/contract/phone-admin';
import { call } from '#lib/api.ts';
import { useKeys } from '#lib/use-keys.ts';
import { whenText } from '#lib/when.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { Desk, Facts, queueScreen, ReasonField, useAct, useReason } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { phoneChangeTexts as t } from './ja.ts';

type PhoneChange = CallAnswer<typeof phoneAdminRoutes.listPhoneChanges>['items'][number];

function Panel({ row }: { readonly row: PhoneChange }) {
  const reason = useReason();
  const params = { changeId: row.changeId };
  const approve = useAct({
    act: () => call(phoneAdminRoutes.approvePhoneChange, { params }),
    said: () => t.approved(row.nickname),
  });
  const reject = useAct({
    act: (reason: string) => call(phoneAdminRoutes.rejectPhoneChange, { params, body: { reason } }),
    said: () => t.rejected(row.nickname),
  });
  const isPending = approve.isPending || reject.isPending;
  const onApprove = () => !isPending && approve.mutate();
  const onReject = () => {
    const given = reason.take();
    if (given !== null && !isPending) reject.mutate(given);
  };
  useKeys({ a: onApprove, r: reason.focus });
  return (
    <Desk
      row={row}
      side={<ReasonField reason={reason} of="rejectPhoneChange" label={t.reason} help={t.reasonHelp} />}
      error={approve.error ?? reject.error}
      acts={
        <>
          <Button variant="danger" size="md" isPending={reject.isPending} onClick={onReject}>
            {t.reject}
          </Button>
          <Button size="md" isPending={approve.isPending} onClick={onApprove}>
            {t.approve}
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          [t.cast, <MemberLink key="cast" id={row.accountId} nickname={row.nickname} />],
          [t.asked, whenText(row.askedAt)],
        ]}
      />
      <p className="phrase text-sm text-sub">{t.detail}</p>
    </Desk>
  );
}

export const phoneChanges = queueScreen<PhoneChange>({
  queue: 'phone-changes',
  list: phoneAdminRoutes.listPhoneChanges,
  line: ({ nickname }) => ({ name: nickname, kind: t.cast, what: t.what }),
  Panel,
  keys: [
    ['a', t.keyApprove],
    ['r', t.keyReject],
  ],
  empty: t.empty,
});

import { phoneAdminRoutes } from '@yoimachi/contract/phone-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useKeys } from '#lib/use-keys.ts';
import { useRead } from '#lib/use-read.ts';
import { whenText } from '#lib/when.ts';
import { ReadGate } from '#parts/read-gate.tsx';
import { Verdict } from '#parts/verdict.tsx';
import { Desk, queueScreen, ReasonField, useReason, Facts, useAct } from '#parts/workbench/index.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatDay } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { readLostNumber, type LostNumber, type OpenedLostNumber } from './api.ts';
import { lostTexts as t } from './ja.ts';

function Panel({ row }: { readonly row: LostNumber }) {
  const read = useRead(row.requestId, (reason) => readLostNumber(row.requestId, reason));
  const { opened } = read;
  const reason = useReason();
  const [isAsked, setAsked] = useState(false);
  const decide = useDecide(row);
  const isReady = opened !== null && opened.isKnown;
  const approve = () => {
    if (!isReady || decide.isPending) return;
    // Somebody else's account would be handed over: it is asked about.
    if (opened.isSamePerson) decide.mutate(null);
    else setAsked(true);
  };
  const reject = () => {
    const given = opened && reason.take();
    if (given !== null && !decide.isPending) decide.mutate({ reason: given });
  };
  useKeys({ a: approve, r: reason.focus });
  return (
    <Desk
      row={row}
      side={<ReasonField reason={reason} of="rejectLostNumber" label={t.rejectReason} help={t.rejectHelp} />}
      said={opened === null ? t.openFirst : t.detail}
      error={decide.error}
      acts={
        <Verdict
          decide={{ isPending: decide.isPending, variables: wordOf(decide.variables) }}
          isOpen={opened !== null}
          isReady={isReady}
          approveLabel={t.approve}
          rejectLabel={t.reject}
          onApprove={approve}
          onReject={reject}
        />
      }
    >
      <ReadGate read={read} what={t.read}>
        {(lost) => <Said lost={lost} />}
      </ReadGate>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t.althoughTitle}
        confirmLabel={t.althoughConfirm}
        isDestructive
        isPending={decide.isPending}
        onConfirm={() => decide.mutate('ALTHOUGH', { onSettled: () => setAsked(false) })}
      >
        {t.althoughDetail}
      </ConfirmDialog>
    </Desk>
  );
}

/** Null where it is approved, as the buttons ask. */
const wordOf = (given: ReturnType<typeof useDecide>['variables']): string | null | undefined =>
  typeof given === 'object' && given !== null ? given.reason : given && null;

export const lostNumbers = queueScreen<LostNumber>({
  queue: 'lost-numbers',
  list: phoneAdminRoutes.listLostNumbers,
  // Nothing of it is shown before it is read: not whose the number is, either.
  line: () => ({ name: t.name, what: t.what }),
  Panel,
  keys: t.keys,
  empty: t.empty,
});

/** What somebody says, and whether it is what is registered. */
function Said({ lost }: { readonly lost: OpenedLostNumber }) {
  return (
    <>
      {!lost.isKnown && <Note look="danger">{t.unknown}</Note>}
      {lost.isKnown && (
        <Note look={lost.isSamePerson ? 'info' : 'danger'}>{lost.isSamePerson ? t.same : t.differs}</Note>
      )}
      <Facts
        facts={[
          [t.asked, whenText(lost.askedAt)],
          [t.oldPhone, lost.oldPhone],
          [t.newPhone, lost.newPhone],
          [t.fullName, lost.name],
          [t.birthday, formatDay(lost.birthday)],
          [t.reason, lost.reason],
        ]}
      />
    </>
  );
}

/** Null approves who is the person that is registered, ALTHOUGH who was looked at although something differs. */
type Decision = null | 'ALTHOUGH' | { readonly reason: string };

function useDecide({ requestId }: LostNumber) {
  const isRejection = (given: Decision) => given !== null && given !== 'ALTHOUGH';
  return useAct({
    act: (given: Decision) =>
      given !== null && given !== 'ALTHOUGH'
        ? call(phoneAdminRoutes.rejectLostNumber, { params: { requestId }, body: given })
        : call(phoneAdminRoutes.approveLostNumber, {
            params: { requestId },
            body: { although: given === 'ALTHOUGH' },
          }),
    said: (_, given) => (isRejection(given) ? t.rejected : t.approved),
  });
}

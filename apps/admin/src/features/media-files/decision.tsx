import { reasonText } from '@yoimachi/contract/media';
import { REVIEW_REASONS, type ReviewReason } from '@yoimachi/domain/media';
import { useRef, useState, type ReactNode } from 'react';
import { mediaKindNames } from '#lib/labels.ja.ts';
import type { OpenedMedia } from '#lib/read-media.ts';
import { useKeys } from '#lib/use-keys.ts';
import { optionsOf } from '#lib/options.ts';
import { Checklist, useChecks } from '#parts/checklist.tsx';
import { Verdict } from '#parts/verdict.tsx';
import { Desk, useAct } from '#parts/workbench/index.ts';
import { Select } from '#ui/select.tsx';
import { decideMedia, type WaitingMedia } from './api.ts';
import { Known } from './known.tsx';
import { mediaTexts as t, reasonNames } from './ja.ts';

interface Props {
  readonly row: WaitingMedia;
  readonly opened: OpenedMedia | null;
  readonly children: ReactNode;
}

const reasons = optionsOf(reasonNames, REVIEW_REASONS);
const items = Object.entries(t.checkNames).map(([name, label]) => ({
  name: name as keyof typeof t.checkNames,
  label,
}));

/** What was found, what a person has to have looked at, and the decision; it is locked until the file was shown. */
export function Decision({ row, opened, children }: Props) {
  const isOpen = opened !== null;
  const checks = useChecks(isOpen ? items : []);
  const [reason, setReason] = useState<ReviewReason | ''>('');
  const [wasRefused, setRefused] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const kind = mediaKindNames[row.kind];
  const decide = useAct({
    act: (given: ReviewReason | null) => decideMedia(row.fileId, given),
    said: (_, given) => (given === null ? t.approved(row.nickname, kind) : t.rejected(row.nickname, kind)),
  });
  const isReady = isOpen && checks.left === 0;
  const approve = () => isReady && !decide.isPending && decide.mutate(null);
  const reject = () => {
    setRefused(true);
    if (!isOpen || reason === '') return field.current?.focus();
    if (!decide.isPending) decide.mutate(reason);
  };
  useKeys({ a: approve, r: () => field.current?.focus() });
  return (
    <Desk
      row={row}
      said={!isOpen ? t.openFirst : checks.left > 0 ? t.left(checks.left) : t.ready}
      error={decide.error}
      side={
        <>
          <Known row={row} opened={opened} />
          {isOpen && <Checklist legend={t.checks} checks={checks} />}
          <Select
            ref={field}
            label={t.rejectReason}
            options={reasons}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value as ReviewReason | '');
              setRefused(false);
            }}
            help={reason === '' ? undefined : t.told(reasonText(reason))}
            error={wasRefused && isOpen && reason === '' ? t.chooseReason : undefined}
          />
        </>
      }
      acts={
        <Verdict
          {...{ isOpen, isReady, decide, onApprove: approve, onReject: reject }}
          approveLabel={t.approve}
          rejectLabel={t.reject}
        />
      }
    >
      {children}
    </Desk>
  );
}

import { AGE_REJECTIONS, type AgeRejection } from '@yoimachi/domain/age-check';
import { useRef, useState, type ReactNode } from 'react';
import { useKeys } from '#lib/use-keys.ts';
import { visible } from '#lib/visible.ts';
import { optionsOf } from '#lib/options.ts';
import { Checklist, useChecks } from '#parts/checklist.tsx';
import { Verdict } from '#parts/verdict.tsx';
import { Desk, useAct } from '#parts/workbench/index.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatDay } from '#ui/lib/dates.ts';
import { useToday } from '#ui/lib/use-now.ts';
import { Select } from '#ui/select.tsx';
import { decideAgeCheck, type Opened, type Waiting } from './api.ts';
import { itemsOf, yearsBetween } from './items.ts';
import { ageTexts as t, findingNames, rejectionNames } from './ja.ts';

interface Props {
  readonly row: Waiting;
  readonly opened: Opened | null;
  /** The document, or why it is looked at. */
  readonly children: ReactNode;
}

const rejections = optionsOf(rejectionNames, AGE_REJECTIONS);

/** What is registered, what has to be seen, and the decision. It is locked until the document was shown. */
export function Decision({ row, opened, children }: Props) {
  const [reason, setReason] = useState<AgeRejection | ''>('');
  const [wasRefused, setRefused] = useState(false);
  const [isMinorAsked, setMinorAsked] = useState(false);
  const reasonField = useRef<HTMLSelectElement>(null);
  const decide = useDecide(row);
  const checks = useChecks(opened ? itemsOf(opened) : []);
  const { left } = checks;
  const isReady = opened !== null && left === 0;
  const approve = () => isReady && !decide.isPending && decide.mutate(null);
  const reject = () => {
    setRefused(true);
    if (!opened || reason === '') return reasonField.current?.focus();
    // It takes the account away: the one rejection that is asked about.
    if (reason === 'UNDER_18') setMinorAsked(true);
    else if (!decide.isPending) decide.mutate(reason);
  };
  useKeys({
    a: approve,
    r: () => reasonField.current?.focus(),
  });
  const side = (
    <>
      <Registered row={row} opened={opened} />
      {opened && <Checklist legend={t.checks} checks={checks} />}
      <Select
        ref={reasonField}
        label={t.rejectReason}
        options={rejections}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value as AgeRejection | '');
          setRefused(false);
        }}
        error={wasRefused && opened && reason === '' ? t.chooseReason : undefined}
      />
    </>
  );
  return (
    <Desk
      row={row}
      side={side}
      said={opened === null ? t.openFirst : left > 0 ? t.left(left) : t.ready}
      error={decide.error}
      acts={
        <Verdict
          {...{ decide, isReady, onApprove: approve, onReject: reject }}
          isOpen={opened !== null}
          approveLabel={t.approve}
          rejectLabel={t.reject}
        />
      }
    >
      {children}
      <ConfirmDialog
        isOpen={isMinorAsked}
        onClose={() => setMinorAsked(false)}
        title={t.minorTitle}
        confirmLabel={t.reject}
        isDestructive
        isPending={decide.isPending}
        onConfirm={() => decide.mutate('UNDER_18', { onSettled: () => setMinorAsked(false) })}
      >
        {t.minorDetail}
      </ConfirmDialog>
    </Desk>
  );
}

const useDecide = (row: Waiting) =>
  useAct({
    act: (reason: AgeRejection | null) => decideAgeCheck(row.checkId, reason),
    said: ({ nickname }, reason) => (reason === null ? t.approved(nickname) : t.rejected(nickname)),
  });

function Registered({ row, opened }: Omit<Props, 'children'>) {
  const today = useToday();
  const birthday = opened?.birthday ?? null;
  const facts: readonly (readonly [string, string | null])[] = [
    [t.registeredName, opened && (opened.name ?? t.noName)],
    [t.registeredBirthday, birthday && `${formatDay(birthday)}（${t.age(yearsBetween(birthday, today))}）`],
    [t.issuer, opened && opened.issuer],
    [t.finding, row.finding && findingNames[row.finding]],
  ];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-base">
          <bdi>{visible(row.nickname)}</bdi>
        </h2>
        <span className="text-xs text-sub">
          {t.who[row.who]}・{t.ways[row.way]}
        </span>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="contents">
                <dt className="text-sub">{name}</dt>
                <dd className="nums text-right break-all">
                  <bdi>{visible(value)}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

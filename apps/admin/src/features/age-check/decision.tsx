import { AGE_REJECTIONS, type AgeRejection } from '@yoimachi/domain/age-check';
import { useRef, useState } from 'react';
import { useKeys } from '#lib/use-keys.ts';
import { visible } from '#lib/visible.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { formatDay } from '#ui/lib/dates.ts';
import { showToast } from '#ui/lib/toast.ts';
import { useToday } from '#ui/lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import type { Opened, Waiting } from './api.ts';
import { useDecide } from './api.ts';
import { Checklist } from './checklist.tsx';
import { itemsOf, yearsBetween } from './items.ts';
import type { CheckName } from './items.ts';
import { ageTexts as t, findingNames, rejectionNames } from './ja.ts';

interface Props {
  readonly row: Waiting;
  readonly opened: Opened | null;
  readonly onDecided: () => void;
}

const rejections = AGE_REJECTIONS.map((value) => ({ value, label: rejectionNames[value] }));

/** What is registered, what has to be seen, and the decision. It is locked until the document was shown. */
export function Decision({ row, opened, onDecided }: Props) {
  const [seen, setSeen] = useState<ReadonlySet<CheckName>>(new Set());
  const [reason, setReason] = useState<AgeRejection | ''>('');
  const [wasRefused, setRefused] = useState(false);
  const [isMinorAsked, setMinorAsked] = useState(false);
  const reasonField = useRef<HTMLSelectElement>(null);
  const { decide, send } = useSend(row, onDecided);
  const items = opened ? itemsOf(opened) : [];
  const left = items.filter(({ name }) => !seen.has(name)).length;
  const isReady = opened !== null && left === 0;
  const toggle = (name: CheckName) => setSeen((before) => toggled(before, name));
  const approve = () => isReady && send(null);
  const reject = () => {
    setRefused(true);
    if (!opened || reason === '') return reasonField.current?.focus();
    // It takes the account away: the one rejection that is asked about.
    if (reason === 'UNDER_18') setMinorAsked(true);
    else send(reason);
  };
  useKeys({
    a: approve,
    r: () => reasonField.current?.focus(),
    ...Object.fromEntries(items.map(({ name }, index) => [String(index + 1), () => toggle(name)])),
  });
  return (
    <section className="flex min-h-0 flex-col border-line office:overflow-y-auto office:border-l">
      <div className="flex flex-1 flex-col gap-4 p-5">
        <Registered row={row} opened={opened} />
        {opened && <Checklist items={items} seen={seen} onToggle={toggle} />}
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
      </div>
      <Foot
        said={opened === null ? t.openFirst : left > 0 ? t.left(left) : t.ready}
        error={decide.error}
        isOpen={opened !== null}
        isReady={isReady}
        pending={decide.isPending ? (decide.variables.reason === null ? 'APPROVE' : 'REJECT') : null}
        onApprove={approve}
        onReject={reject}
      />
      <ConfirmDialog
        isOpen={isMinorAsked}
        onClose={() => setMinorAsked(false)}
        title={t.minorTitle}
        confirmLabel={t.reject}
        isDestructive
        isPending={decide.isPending}
        onConfirm={() => send('UNDER_18', () => setMinorAsked(false))}
      >
        {t.minorDetail}
      </ConfirmDialog>
    </section>
  );
}

function toggled(before: ReadonlySet<CheckName>, name: CheckName): ReadonlySet<CheckName> {
  const after = new Set(before);
  if (!after.delete(name)) after.add(name);
  return after;
}

function useSend(row: Waiting, onDecided: () => void) {
  const decide = useDecide();
  const send = (reason: AgeRejection | null, onSettled?: () => void) => {
    if (decide.isPending) return;
    decide.mutate(
      { checkId: row.checkId, reason },
      {
        onSuccess: ({ nickname }) => {
          showToast(reason === null ? t.approved(nickname) : t.rejected(nickname), 'ok');
          onDecided();
        },
        ...(onSettled && { onSettled }),
      },
    );
  };
  return { decide, send };
}

interface FootProps {
  readonly said: string;
  readonly error: unknown;
  readonly isOpen: boolean;
  readonly isReady: boolean;
  readonly pending: 'APPROVE' | 'REJECT' | null;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

function Foot({ said, error, isOpen, isReady, pending, onApprove, onReject }: FootProps) {
  return (
    <div className="sticky bottom-0 flex flex-col gap-3 border-t border-line bg-bg p-4">
      {error !== null && <Note look="danger">{errorMessage(error)}</Note>}
      <p role="status" className="text-xs text-sub">
        {said}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="danger"
          size="md"
          isDisabled={!isOpen}
          isPending={pending === 'REJECT'}
          onClick={onReject}
        >
          {t.reject}
        </Button>
        <Button size="md" isDisabled={!isReady} isPending={pending === 'APPROVE'} onClick={onApprove}>
          {t.approve}
        </Button>
      </div>
    </div>
  );
}

function Registered({ row, opened }: Omit<Props, 'onDecided'>) {
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

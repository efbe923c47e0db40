import { useEffect, useRef, type ReactNode } from 'react';
import { roleNames } from '#lib/labels.ja.ts';
import { useKeys } from '#lib/use-keys.ts';
import { visible } from '#lib/visible.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { AuditRow } from './api.ts';
import { auditTexts as t } from './ja.ts';
import type { AuditSearch } from './search.ts';
import { callName, momentOf, outcomeOf, targetsOf } from './words.ts';

interface Props {
  readonly row: AuditRow;
  readonly onClose: () => void;
  readonly onFilter: (search: AuditSearch) => void;
}

/** All of one record, beside the list. */
export function Drawer({ row, onClose, onFilter }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
  }, []);
  useKeys({ Escape: onClose });
  const targets = targetsOf(row);
  const { accountId } = row;
  return (
    <aside
      aria-label={t.detail}
      className="flex flex-col gap-4 border-line p-5 max-office:border-t office:sticky office:top-14 office:h-[calc(100dvh-56px)] office:w-[320px] office:overflow-y-auto office:border-l"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 ref={head} tabIndex={-1} className="text-base outline-none">
            {callName(row.call)}
          </h2>
          <p className="nums text-sm text-sub">{momentOf(row.at)}</p>
        </div>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </div>
      <dl className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 gap-y-3 text-sm">
        <Fact name={t.number}>{row.number}</Fact>
        <Fact name={t.operator}>
          {row.operatorName}
          <span className="block text-xs text-sub">{roleNames[row.role]}</span>
        </Fact>
        {targets.map(({ name, id }) => (
          <Fact key={name} name={name}>
            {id}
          </Fact>
        ))}
        {accountId && targets.every(({ id }) => id !== accountId) && <Fact name={t.person}>{accountId}</Fact>}
        {row.reason && (
          <Fact name={t.reason}>
            <bdi>{visible(row.reason)}</bdi>
          </Fact>
        )}
        <Fact name={t.outcome}>{outcomeOf(row)}</Fact>
      </dl>
      <div className="flex flex-wrap gap-2">
        {targets[0] && targets[0].id !== accountId && (
          <SmallButton onClick={() => onFilter({ target: targets[0]!.id })}>{t.sameTarget}</SmallButton>
        )}
        {accountId && <SmallButton onClick={() => onFilter({ accountId })}>{t.samePerson}</SmallButton>}
      </div>
      <div className="mt-auto border-t border-line pt-4">
        <h3 className="font-gothic text-xs font-bold">{t.link}</h3>
        <code className="nums mt-2 block rounded-md bg-sunken px-3 py-2 font-gothic text-xs">{row.link}</code>
      </div>
    </aside>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-sub">{name}</dt>
      <dd className="min-w-0 break-all">{children}</dd>
    </>
  );
}

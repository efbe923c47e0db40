import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { askCheck, books, type Ledger } from './api.ts';
import { ledgerTexts as t } from './ja.ts';

/** While a check was asked for its result is looked for as often. */
const SOON_MS = 2_000;

/** Whether the books agree, by the last check; another one can be had now. */
export function BooksCheck({ ledger: { check, rules } }: { readonly ledger: Ledger }) {
  const broken = rules.filter(({ isBroken }) => isBroken);
  const isWell = check !== null && broken.length === 0;
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <header className="flex flex-wrap items-center gap-3">
        <Icon name={isWell ? 'check' : 'alert'} size={20} className={isWell ? 'text-ok' : 'text-danger'} />
        <h2 className="text-base">{t.checkTitle}</h2>
        {check && (
          <p className={cx('text-sm font-bold', isWell ? 'text-ok' : 'text-danger')}>
            {isWell ? t.well(rules.length) : t.brokenCount(broken.length)}
          </p>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-3">
          <p className="nums text-xs text-sub">
            {check ? t.checked(whenText(check.finishedAt), formatCount(check.people)) : t.neverChecked}
          </p>
          <CheckNow check={check} />
        </div>
      </header>
      {broken.length > 0 && (
        <div className="mt-4 flex flex-col gap-2">
          <Note look="danger">{t.brokenHelp}</Note>
          <ul className="list-disc pl-6 text-sm font-bold text-danger">
            {broken.map(({ rule }) => (
              <li key={rule}>{visible(rule)}</li>
            ))}
          </ul>
        </div>
      )}
      <details className="mt-3">
        <summary className="control inline-flex cursor-pointer items-center rounded-full px-3 text-xs text-sub hover:bg-sunken">
          {t.showRules}
        </summary>
        <ul aria-label={t.rules} className="mt-2 grid gap-2 tablet:grid-cols-2 desktop:grid-cols-4">
          {rules.map(({ rule, isBroken }) => (
            <li key={rule} className="flex gap-2 rounded-lg bg-sunken px-3 py-2 text-xs">
              <Icon
                name={isBroken ? 'alert' : 'check'}
                size={16}
                className={isBroken ? 'text-danger' : 'text-ok'}
              />
              {visible(rule)}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function CheckNow({ check }: Pick<Ledger, 'check'>) {
  const mayAct = useMayAct();
  /** The check that was the last when another was asked for; undefined: none was. */
  const [asked, setAsked] = useState<string | null | undefined>(undefined);
  const last = check?.finishedAt ?? null;
  const isRunning = asked !== undefined && asked === last;
  useQuery({ ...books(SOON_MS), enabled: isRunning });
  const ask = useMutation({
    mutationFn: askCheck,
    onMutate: () => setAsked(last),
    onSuccess: () => showToast(t.checkAsked),
    onError: (error) => {
      setAsked(undefined);
      showToast(errorMessage(error), 'danger');
    },
  });
  if (!mayAct('checkBooks')) return null;
  return (
    <span className="flex items-center gap-3">
      <span role="status" className="text-xs font-bold text-ok">
        {asked !== undefined && !isRunning && t.checkDone}
      </span>
      <SmallButton onClick={() => ask.mutate()} isPending={ask.isPending || isRunning}>
        {isRunning ? t.checking : t.checkNow}
      </SmallButton>
    </span>
  );
}

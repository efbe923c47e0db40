import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { stateAnchor, STATE_KINDS, type StateKind } from '@yoimachi/domain/state';
import type { QueueName } from '@yoimachi/domain/queue';
import { queueLists } from '@yoimachi/contract/admin';
import { queueNames } from '#lib/labels.ja.ts';
import { useMayAct } from '#lib/office.ts';
import { smallButtonClass } from '#parts/small-button.tsx';
import { cx } from '#ui/cx.ts';
import { stateTexts as t } from './ja.ts';
import { runbookTexts } from './runbook.ja.ts';

/** Where what needs somebody is worked off. */
const QUEUES: Partial<Record<StateKind, QueueName>> = {
  outbox: 'dead-work',
  jobs: 'dead-work',
  channel: 'deliveries',
  payments: 'alerts',
};

/** What to do about each kind of line; each line leads to its section. */
export function Runbook() {
  return (
    <section aria-labelledby="runbook" className="flex flex-col gap-4 pt-4">
      <header>
        <h2 id="runbook" className="text-lg">
          {t.runbook}
        </h2>
        <p className="phrase mt-1 text-xs text-sub">{t.runbookHelp}</p>
      </header>
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        {STATE_KINDS.map((kind) => (
          <Section key={kind} kind={kind} />
        ))}
      </div>
    </section>
  );
}

function Section({ kind }: { readonly kind: StateKind }) {
  const { means, see, steps, never } = runbookTexts[kind];
  const anchor = stateAnchor(kind);
  const section = useRef<HTMLElement>(null);
  // Another key with each way here, also from a line of the same kind.
  const sought = useLocation({
    select: ({ hash, state }) => (hash === anchor ? (state.__TSR_key ?? '') : null),
  });
  const isSought = sought !== null;
  // The keyboard goes on from here, and not from the line that led here.
  useEffect(() => {
    if (sought !== null) section.current?.focus({ preventScroll: true });
  }, [sought]);
  return (
    <section
      ref={section}
      id={anchor}
      tabIndex={-1}
      aria-label={t.howToOf(t.kinds[kind])}
      className={cx(
        'flex scroll-mt-20 flex-col gap-3 rounded-lg border bg-surface p-5 text-sm',
        isSought ? 'border-primary' : 'border-line',
      )}
    >
      <h3 className="text-base">{t.kinds[kind]}</h3>
      <p className="phrase text-sub">{means}</p>
      <Steps title={t.see} steps={see} />
      <Steps title={t.steps} steps={steps} isOrdered />
      <Steps title={t.never} steps={never} isDanger />
      <Ways kind={kind} />
    </section>
  );
}

interface StepsProps {
  readonly title: string;
  readonly steps: readonly string[];
  readonly isOrdered?: boolean;
  readonly isDanger?: boolean;
}

function Steps({ title, steps, isOrdered, isDanger }: StepsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div>
      <h4 className={isDanger ? 'text-xs font-bold text-danger' : 'text-xs font-bold text-sub'}>{title}</h4>
      <List className={isOrdered ? 'mt-1 list-decimal pl-5' : 'mt-1 list-disc pl-5'}>
        {steps.map((step) => (
          <li key={step} className="phrase py-0.5">
            {step}
          </li>
        ))}
      </List>
    </div>
  );
}

function Ways({ kind }: { readonly kind: StateKind }) {
  const mayAct = useMayAct();
  const queue = QUEUES[kind];
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {queue && mayAct(queueLists[queue]) && (
        <Link to="/queues/$queue" params={{ queue }} className={smallButtonClass()}>
          {t.openQueue(queueNames[queue])}
        </Link>
      )}
      {kind === 'books' && mayAct('showLedger') && (
        <Link to="/ledger" className={smallButtonClass()}>
          {t.openLedger}
        </Link>
      )}
    </div>
  );
}

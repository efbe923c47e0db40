import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { useState } from 'react';
import { later } from '#ui/lib/later.tsx';
import { call } from '#lib/api.ts';
import { useMayAct } from '#lib/office.ts';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount, yenText } from '#ui/amount.tsx';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import { AllOfShelf } from './all-of-shelf.tsx';
import type { PayDay } from './api.ts';
import { payoffTexts as t } from './ja.ts';
import { sumsOf } from './shelf-sums.ts';

const ImportDialog = later(() => import('./import-dialog.tsx'));

/** What became of what the bank has: by a file of it, or all that did not come back at once. */
export function Results({ day }: { readonly day: PayDay }) {
  const mayAct = useMayAct();
  const [isOpen, setOpen] = useState(false);
  const { count } = sumsOf(day, 'IN_FILE');
  const wasHandedOver = day.files.some(({ status }) => status !== 'DRAFT');
  if (!wasHandedOver || !mayAct('markTransferred')) return null;
  const isDue = day.payDay <= dayOf(now());
  return (
    <Panel title={t.results} aside={t.resultsLeft(formatCount(count))}>
      <div className="flex flex-col items-start gap-3">
        <p className="phrase text-sm text-sub">{isDue ? t.resultsLead : t.notYet}</p>
        <SmallButton onClick={() => setOpen(true)}>{t.import}</SmallButton>
        {isDue && (
          <AllOfShelf
            day={day}
            shelf="IN_FILE"
            needs="markTransferred"
            label={t.transferAll}
            title={t.transferAllTitle}
            willDo={({ transferYen }) => t.willTransfer(yenText(transferYen))}
            run={({ number }) =>
              call(payoffAdminRoutes.markTransferred, { params: { number }, body: { payDay: day.payDay } })
            }
          />
        )}
      </div>
      {isOpen && <ImportDialog payDay={day.payDay} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

import { receiptAdminRoutes } from '@yoimachi/contract/receipt-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useRead } from '#lib/use-read.ts';
import { Panel } from '#parts/panel.tsx';
import { ReadGate } from '#parts/read-gate.tsx';
import { Screen } from '#parts/page-head.tsx';
import { isDay } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Found } from './found.tsx';
import { receiptTexts as t } from './ja.ts';

interface Typed {
  readonly from: string;
  readonly to: string;
  readonly minYen: number | null;
  readonly maxYen: number | null;
  readonly name: string;
}

/** What is searched by, as it is sent. */
const searchOf = ({ from, to, minYen, maxYen, name }: Typed) => ({
  ...(isDay(from) && { from }),
  ...(isDay(to) && { to }),
  ...(minYen !== null && { minYen }),
  ...(maxYen !== null && { maxYen }),
  ...(name.trim() !== '' && { name: name.trim() }),
});

function wrongIn({ from, to, minYen, maxYen }: Typed): string | undefined {
  if (isDay(from) && isDay(to) && to < from) return t.daysWrong;
  return minYen !== null && maxYen !== null && maxYen < minYen ? t.yenWrong : undefined;
}

/** Receipts by day of purchase, sum and name, combined: they name people, so a reason is kept and they show for five minutes. */
export function ReceiptsPage() {
  const [typed, setTyped] = useState<Typed>({ from: '', to: '', minYen: null, maxYen: null, name: '' });
  const set = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const wrong = wrongIn(typed);
  const search = searchOf(typed);
  const read = useRead(wrong === undefined ? JSON.stringify(search) : undefined, (reason) =>
    call(receiptAdminRoutes.searchReceipts, { body: { ...search, reason } }),
  );
  return (
    <Screen title={t.title}>
      <div className="grid items-start gap-4 p-5 desktop:grid-cols-[320px_minmax(0,1fr)]">
        <Panel title={t.search}>
          <div className="flex flex-col gap-4">
            <p className="phrase text-xs text-sub">{t.help}</p>
            <TextField
              label={t.from}
              type="date"
              value={typed.from}
              onChange={({ target }) => set({ from: target.value })}
            />
            <TextField
              label={t.to}
              type="date"
              value={typed.to}
              onChange={({ target }) => set({ to: target.value })}
            />
            <NumberField
              label={t.minYen}
              suffix={t.yen}
              value={typed.minYen}
              onChange={(minYen) => set({ minYen })}
            />
            <NumberField
              label={t.maxYen}
              suffix={t.yen}
              value={typed.maxYen}
              onChange={(maxYen) => set({ maxYen })}
            />
            <TextField
              label={t.name}
              value={typed.name}
              onChange={({ target }) => set({ name: target.value })}
            />
            {wrong && <Note look="danger">{wrong}</Note>}
          </div>
        </Panel>
        <ReadGate read={read} what={t.results}>
          {(found) => <Found found={found} />}
        </ReadGate>
      </div>
    </Screen>
  );
}

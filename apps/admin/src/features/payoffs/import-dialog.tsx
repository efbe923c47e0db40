import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { parseBankResults } from '@yoimachi/domain/payoff';
import type { BankResult } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { queuesKey } from '#lib/queues.ts';
import { visible } from '#lib/visible.ts';
import { Dialog } from '#parts/dialog.tsx';
import { BulkDialog } from '#parts/workbench/index.ts';
import { Note } from '#ui/note.tsx';
import { payoffsKey } from './api.ts';
import { payoffTexts as t } from './ja.ts';

const write = (one: BankResult) => {
  const params = { number: one.number };
  return one.result === 'TRANSFERRED'
    ? call(payoffAdminRoutes.markTransferred, { params })
    : call(payoffAdminRoutes.markReturned, { params, body: { reason: one.reason } });
};

/** Japanese banks write Shift_JIS where they do not write UTF-8. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

/** A file of the bank's answers: all of it is read and shown before anything of it is written. */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [rows, setRows] = useState<readonly (BankResult & { readonly itemId: string })[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const found = parseBankResults(await textOf(file));
    if (!found.ok) return setProblem(t.wrongLine(found.lineNumber, visible(found.line.slice(0, 80))));
    if (found.results.length === 0) return setProblem(t.noLines);
    setRows(found.results.map((one, index) => ({ ...one, itemId: String(index) })));
  };
  if (rows)
    return (
      <BulkDialog
        act={{
          label: t.importTitle,
          willDo: (one) =>
            one.result === 'TRANSFERRED' ? t.willBe.TRANSFERRED : visible(t.willBe.RETURNED(one.reason)),
          run: write,
        }}
        rows={rows}
        nameOf={({ number }) => t.number(number)}
        stale={[payoffsKey, queuesKey]}
        onClose={onClose}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={t.importTitle}>
      <p className="phrase text-sm text-sub">{t.importHelp}</p>
      <label className="flex flex-col gap-2 text-sm font-bold">
        {t.chooseFile}
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="control rounded-lg border border-edge bg-surface p-3 text-sm font-normal"
          onChange={(event) => {
            setProblem(null);
            void read(event.target.files?.[0]);
          }}
        />
      </label>
      {problem && <Note look="danger">{problem}</Note>}
    </Dialog>
  );
}

import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { Panel } from '#parts/panel.tsx';
import { formatCount, yenText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { saveFile } from '#ui/lib/save-file.ts';
import { ErrorNote, Note } from '#ui/note.tsx';
import { usePayoffAct, type PayDay } from './api.ts';
import { payoffTexts as t } from './ja.ts';
import { readyOf, sumsOf } from './shelf-sums.ts';

type File = PayDay['files'][number];

/** The file for the bank: made and saved, then confirmed, and never handed out again. */
export function BankFile({ day }: { readonly day: PayDay }) {
  const mayAct = useMayAct();
  const draft = day.files.find(({ status }) => status === 'DRAFT');
  const left = sumsOf(day, 'AWAITING').count + sumsOf(day, 'REVIEW').count;
  const ready = readyOf(day);
  return (
    <Panel title={t.file} aside={t.format}>
      <div className="flex flex-col gap-4">
        <p className="phrase text-sm text-sub">{t.fileLead}</p>
        {day.late.count > 0 && (
          <Note>{t.late(formatCount(day.late.count), yenText(day.late.transferYen))}</Note>
        )}
        {!draft && ready > 0 && left > 0 && (
          <p className="text-sm font-bold">{t.leftToReview(formatCount(left))}</p>
        )}
        {!day.hasConsignor && <Note look="danger">{t.noConsignor}</Note>}
        {mayAct('makeBankFile') && <Make day={day} draft={draft} isReady={ready > 0 && day.hasConsignor} />}
        {day.files.length > 0 && (
          <ul aria-label={t.files} className="flex flex-col gap-3">
            {day.files.map((file) => (
              <FileRow key={file.batchId} file={file} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

interface MakeProps {
  readonly day: PayDay;
  readonly draft: File | undefined;
  readonly isReady: boolean;
}

function Make({ day: { payDay }, draft, isReady }: MakeProps) {
  const [doubles, setDoubles] = useState<readonly number[]>([]);
  const [isAsked, setAsked] = useState(false);
  const make = usePayoffAct(
    async () => {
      const made = await call(payoffAdminRoutes.makeBankFile, { params: { payDay } });
      saveFile(new Blob([bytesOf(made.content)], { type: 'application/octet-stream' }), t.fileName(payDay));
      setDoubles(made.doubles);
      return made;
    },
    ({ rowCount, totalYen }) => t.made(formatCount(rowCount), yenText(totalYen)),
  );
  const confirm = usePayoffAct(
    (batchId: string) => call(payoffAdminRoutes.markBankFileExported, { params: { batchId } }),
    t.confirmed,
    () => setAsked(false),
  );
  const error = make.error ?? confirm.error;
  return (
    <>
      {!draft && !isReady && <p className="text-sm text-sub">{t.nothingToMake}</p>}
      {doubles.length > 0 && <Note look="danger">{t.doubles(doubles.join('、'))}</Note>}
      <ErrorNote error={error} />
      <Button
        size="md"
        icon="download"
        variant={draft ? 'line' : 'primary'}
        isWide
        isPending={make.isPending}
        isDisabled={!draft && !isReady}
        onClick={() => make.mutate(undefined)}
      >
        {draft ? t.makeAgain : t.make}
      </Button>
      {draft && (
        <Button size="md" isWide onClick={() => setAsked(true)}>
          {t.confirm}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t.confirmFile}
        confirmLabel={t.confirm}
        isPending={confirm.isPending}
        onConfirm={() => draft && confirm.mutate(draft.batchId)}
      >
        {t.confirmLead}
      </ConfirmDialog>
    </>
  );
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!);

const looks = { DRAFT: 'wait', EXPORTED: 'request', CONFIRMED: 'ok' } as const;

function FileRow({ file }: { readonly file: File }) {
  const { status, rowCount, totalYen, sha256, madeAt, madeBy, transferred, returned } = file;
  return (
    <li className="nums flex flex-col gap-1 rounded-lg bg-sunken p-3 text-xs text-sub">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink">
        <b>{t.fileRow(formatCount(rowCount), yenText(totalYen))}</b>
        <Chip look={looks[status]}>{t.fileStates[status]}</Chip>
      </p>
      <p>{t.fileBy(visible(madeBy), whenText(madeAt))}</p>
      {status !== 'DRAFT' && <p>{t.fileResults(formatCount(transferred), formatCount(returned))}</p>}
      <p className="break-all">
        {t.hash} {sha256}
      </p>
    </li>
  );
}

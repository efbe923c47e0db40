import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { Dialog } from '#parts/dialog.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { bankLayouts, type KeptLayout } from './api.ts';
import { importTexts as t } from './ja.ts';
import { lastFormat } from './last-format.ts';

const FIXED = ['OWN', 'ZENGIN', 'NEW'] as const;
export type Format = (typeof FIXED)[number] | KeptLayout;

interface Props {
  readonly problem: string | null;
  readonly note: string | null;
  readonly onFile: (format: Format, bytes: ArrayBuffer) => void;
  /** With the file that was chosen last, if one was. */
  readonly onEdit: (layout: KeptLayout, bytes: ArrayBuffer | null) => void;
  readonly onRemove: (layout: KeptLayout) => void;
  readonly onClose: () => void;
}

/** In which form the bank answers, and its file. */
export function FileStep({ problem, note, onFile, onEdit, onRemove, onClose }: Props) {
  const layouts = useQuery(bankLayouts());
  const [wanted, setWanted] = useState(lastFormat);
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  const kept = layouts.data?.items ?? [];
  const layout = kept.find(({ layoutId }) => layoutId === wanted);
  // A layout that is gone, or not there yet, is none.
  const format: Format = layout ?? FIXED.find((one) => one === wanted) ?? 'OWN';
  const read = async (file: File | undefined) => {
    if (!file) return;
    const content = await file.arrayBuffer();
    setBytes(content);
    onFile(format, content);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.title}>
      <Select
        label={t.format}
        emptyLabel={null}
        options={[
          { value: 'OWN', label: t.formats.OWN },
          ...kept.map(({ layoutId, name }) => ({ value: layoutId, label: visible(t.bankCsv(name)) })),
          { value: 'ZENGIN', label: t.formats.ZENGIN },
          { value: 'NEW', label: t.formats.NEW },
        ]}
        value={typeof format === 'string' ? format : format.layoutId}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ErrorNote error={layouts.error} />
      <p className="phrase text-sm text-sub">{typeof format === 'string' ? t.help[format] : t.help.LAYOUT}</p>
      {layout && <LayoutActs layout={layout} onEdit={() => onEdit(layout, bytes)} onRemove={onRemove} />}
      <label className="flex flex-col gap-2 text-sm font-bold">
        {t.chooseFile}
        <input
          type="file"
          accept=".csv,.txt,.dat,text/csv,text/plain"
          disabled={layouts.isPending && wanted !== null && wanted !== 'OWN'}
          className="control rounded-lg border border-edge bg-surface p-3 text-sm font-normal"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
      {note && (
        <p role="status" className="text-sm text-sub">
          {note}
        </p>
      )}
      {problem && <Note look="danger">{problem}</Note>}
    </Dialog>
  );
}

function LayoutActs({
  layout,
  onEdit,
  onRemove,
}: {
  readonly layout: KeptLayout;
  readonly onEdit: () => void;
  readonly onRemove: (layout: KeptLayout) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="w-full text-xs text-sub">{visible(t.madeBy(layout.madeBy, whenText(layout.madeAt)))}</p>
      <SmallButton onClick={onEdit}>{t.editLayout}</SmallButton>
      <SmallButton look="danger" onClick={() => onRemove(layout)}>
        {t.removeLayout}
      </SmallButton>
    </div>
  );
}

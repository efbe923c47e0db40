import { visible } from '#lib/visible.ts';
import { Select } from '#ui/select.tsx';
import { importTexts as t } from './ja.ts';
import type { ColumnField, samplesOf } from './layout-values.ts';

/** Offered where there is no file to count them in. */
const COLUMNS = 30;
const SAMPLE_SHOWN = 16;

interface Props {
  readonly field: ColumnField;
  readonly value: number | null;
  readonly samples: ReturnType<typeof samplesOf>;
  readonly error: string | undefined;
  readonly onChange: (value: number | null) => void;
}

/** Which column something stands in, each named by what the file has there. */
export function ColumnSelect({ field, value, samples: { header, rows }, error, onChange }: Props) {
  const widest = Math.max(header.length, ...rows.slice(0, 100).map(({ cells }) => cells.length));
  const count = Math.max(widest > 0 ? widest : COLUMNS, value ?? 0);
  const options = Array.from({ length: count }, (_, index) => {
    const sample = (header[index] ?? rows[0]?.cells[index] ?? '').trim().slice(0, SAMPLE_SHOWN);
    return { value: String(index + 1), label: visible(t.columnOption(index + 1, sample)) };
  });
  return (
    <Select
      label={t.columns[field]}
      emptyLabel={field === 'reasonColumn' ? t.noReason : t.noColumn}
      options={options}
      value={value === null ? '' : String(value)}
      error={error}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}

import { FilterField } from '#parts/filter-field.tsx';
import { FilterSelect } from '#parts/filter-select.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { useStaff } from '#lib/staff.ts';
import { callNames } from './call-names.ja.ts';
import { auditTexts as t } from './ja.ts';
import { filtersOf } from './search.ts';
import type { AuditSearch } from './search.ts';

interface Props {
  readonly search: AuditSearch;
  readonly onChange: (part: Partial<Record<keyof AuditSearch, string>>) => void;
  readonly onClear: () => void;
}

const calls = Object.entries(callNames).map(([value, label]) => ({ value, label }));
const outcomes = [
  { value: 'DONE', label: t.done },
  { value: 'REFUSED', label: t.refused },
];

export function Filters({ search, onChange, onClear }: Props) {
  const staff = useStaff();
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2.5">
      <FilterField
        label={t.from}
        type="date"
        value={search.from ?? ''}
        onChange={(from) => onChange({ from })}
      />
      <FilterField label={t.to} type="date" value={search.to ?? ''} onChange={(to) => onChange({ to })} />
      <FilterSelect
        label={t.anyOperator}
        value={search.operatorId ?? ''}
        onChange={(operatorId) => onChange({ operatorId })}
        options={(staff.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterSelect
        label={t.anyCall}
        value={search.call ?? ''}
        onChange={(call) => onChange({ call })}
        options={calls}
      />
      <FilterSelect
        label={t.anyOutcome}
        value={search.outcome ?? ''}
        onChange={(outcome) => onChange({ outcome })}
        options={outcomes}
      />
      <FilterField
        label={t.targetSearch}
        type="search"
        value={search.target ?? ''}
        onChange={(target) => onChange({ target })}
        className="w-52"
      />
      <FilterField
        label={t.accountSearch}
        type="search"
        value={search.accountId ?? ''}
        onChange={(accountId) => onChange({ accountId })}
        className="w-40"
      />
      {Object.keys(filtersOf(search)).length > 0 && (
        <SmallButton look="ghost" onClick={onClear}>
          {t.clear}
        </SmallButton>
      )}
    </div>
  );
}

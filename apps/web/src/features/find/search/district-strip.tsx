import { mainDistricts } from '@yoimachi/domain/profile';
import { lazy, Suspense, useState } from 'react';
import { ChoiceStrip } from '#ui/choice-strip.tsx';
import { preloadSheet } from '#ui/day-sheet.tsx';
import { Icon } from '#ui/icon.tsx';
import { useDistricts } from '#lib/districts.ts';
import { areaLabel } from './filters.ts';
import type { FilterChange, SearchFilters } from './filters.ts';
import { searchTexts } from './ja.ts';

const loadSheet = () => import('./area-sheet.tsx');
const AreaSheet = lazy(loadSheet);

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (change: FilterChange) => void;
}

const ALL = '';

/** The most searched districts, the current area, and access to all others. */
export default function DistrictStrip({ filters, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const main = mainDistricts(useDistricts()).map(({ name }) => name);
  const value = areaLabel(filters) ?? ALL;
  const names = value === ALL || main.includes(value) ? main : [value, ...main];
  return (
    <>
      <ChoiceStrip
        label={searchTexts.district}
        value={value}
        onChange={(name) => {
          if (name !== value) onChange({ prefecture: undefined, district: name || undefined });
        }}
        options={[
          { value: ALL, label: searchTexts.allDistricts },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        lead={
          <button
            type="button"
            className="flex min-h-11 shrink-0 items-center gap-1.5 self-start rounded-full border border-line bg-surface px-4 text-sm whitespace-nowrap"
            onPointerEnter={() => {
              void loadSheet();
              void preloadSheet();
            }}
            onClick={() => setOpen(true)}
          >
            <Icon name="pin" size={16} />
            {searchTexts.chooseArea}
          </button>
        }
      />
      {isOpen && (
        <Suspense fallback={null}>
          <AreaSheet
            filters={filters}
            onClose={() => setOpen(false)}
            onChoose={(area) => {
              setOpen(false);
              onChange(area);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

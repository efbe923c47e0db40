import { districtsOf, mainDistricts, prefectureName } from '@yoimachi/domain/profile';
import { listOf } from '@yoimachi/domain/search';
import { useState } from 'react';
import { later } from '#ui/lib/later.tsx';
import { ChoiceStrip } from '#ui/choice-strip.tsx';
import { preloadSheet } from '#ui/day-sheet.tsx';
import { Icon } from '#ui/icon.tsx';
import { useDistricts } from '#lib/districts.ts';
import { areaOf, prefectureOf, type FilterChange, type SearchFilters } from './filters.ts';
import { searchTexts } from './ja.ts';

const loadSheet = () => import('./area-sheet.tsx');
const AreaSheet = later(loadSheet);

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (change: FilterChange) => void;
}

const ALL = '';

/** The prefecture, which opens the choice of all areas, and its districts; the most searched ones while no prefecture is chosen. */
export default function DistrictStrip({ filters, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const districts = useDistricts();
  const prefecture = prefectureOf(districts, filters);
  const own =
    prefecture === undefined
      ? mainDistricts(districts).map(({ name }) => name)
      : districtsOf(districts, prefecture);
  const value = listOf(filters.district).join('・') || ALL;
  const names = value === ALL || own.includes(value) ? own : [value, ...own];
  return (
    <>
      <ChoiceStrip
        label={searchTexts.district}
        value={value}
        onChange={(name) => {
          if (name !== value) onChange(areaOf(prefecture, name || undefined));
        }}
        options={[
          { value: ALL, label: searchTexts.allDistricts },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        lead={
          <button
            type="button"
            className="flex min-h-11 shrink-0 items-center gap-1.5 self-start rounded-full border border-edge bg-surface px-4 text-sm font-bold whitespace-nowrap"
            onPointerEnter={() => {
              void loadSheet();
              void preloadSheet();
            }}
            onClick={() => setOpen(true)}
          >
            <span>{(prefecture !== undefined && prefectureName(prefecture)) || searchTexts.nationwide}</span>
            <Icon name="down" size={16} />
            <span className="sr-only">{searchTexts.chooseArea}</span>
          </button>
        }
      />
      {isOpen && (
        <AreaSheet
          filters={filters}
          onClose={() => setOpen(false)}
          onChoose={(area) => {
            setOpen(false);
            onChange(area);
          }}
        />
      )}
    </>
  );
}

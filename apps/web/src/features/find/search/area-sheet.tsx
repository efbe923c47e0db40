import { districtsOf, prefectureName, PREFECTURE_NAMES, REGIONS } from '@yoimachi/domain/profile';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { knownDistricts, useDistricts } from '#lib/districts.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { areaOf, prefectureOf, type FilterChange, type SearchFilters } from './filters.ts';
import { searchTexts } from './ja.ts';

interface Props {
  readonly filters: SearchFilters;
  readonly onChoose: (area: FilterChange) => void;
  readonly onClose: () => void;
}

/** Every area: prefectures by region, then one of their districts. Rendered only while open. */
export default function AreaSheet({ filters, onChoose, onClose }: Props) {
  const [prefecture, setPrefecture] = useState(prefectureOf(knownDistricts(), filters));
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      title={
        (prefecture === undefined ? undefined : prefectureName(prefecture)) ?? searchTexts.choosePrefecture
      }
    >
      {prefecture === undefined ? (
        <Prefectures onChoose={setPrefecture} onEverywhere={() => onChoose(areaOf(undefined, undefined))} />
      ) : (
        <Districts
          prefecture={prefecture}
          value={prefectureOf(knownDistricts(), filters) === prefecture ? (filters.district ?? WHOLE) : null}
          onChoose={onChoose}
          onBack={() => setPrefecture(undefined)}
        />
      )}
    </DaySheet>
  );
}

const WHOLE = '';

interface PrefecturesProps {
  readonly onChoose: (prefecture: number) => void;
  readonly onEverywhere: () => void;
}

function Prefectures({ onChoose, onEverywhere }: PrefecturesProps) {
  return (
    <>
      <Button variant="line" isWide onClick={onEverywhere}>
        {searchTexts.everywhere}
      </Button>
      {REGIONS.map(({ name, from, to }) => (
        <section key={name} className="flex flex-col gap-2">
          <h3 className="text-sm font-bold">{name}</h3>
          <ul className="grid grid-cols-3 gap-2">
            {PREFECTURE_NAMES.slice(from - 1, to).map((label, index) => (
              <li key={label}>
                <button
                  type="button"
                  className="min-h-11 w-full rounded-md border border-line bg-surface px-2 text-sm"
                  onClick={() => onChoose(from + index)}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface DistrictsProps {
  readonly prefecture: number;
  readonly value: string | null;
  readonly onChoose: (area: FilterChange) => void;
  readonly onBack: () => void;
}

function Districts({ prefecture, value, onChoose, onBack }: DistrictsProps) {
  const districts = useDistricts();
  const name = prefectureName(prefecture) ?? '';
  return (
    <>
      {/* The pressed button is gone: keyboard focus continues here. */}
      <Button variant="ghost" icon="back" autoFocus className="self-start" onClick={onBack}>
        {searchTexts.otherPrefecture}
      </Button>
      <RadioCards
        label={searchTexts.district}
        columns={2}
        value={value}
        onChange={(district) => onChoose(areaOf(prefecture, district || undefined))}
        options={[
          { value: WHOLE, label: searchTexts.wholePrefecture(name) },
          ...districtsOf(districts, prefecture).map((each) => ({ value: each, label: each })),
        ]}
      />
    </>
  );
}

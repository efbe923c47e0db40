import { mainDistricts, prefectureName } from '@yoimachi/domain/profile';
import { useState } from 'react';
import { later } from '#ui/lib/later.tsx';
import { ChoiceStrip } from '#ui/choice-strip.tsx';
import { Icon } from '#ui/icon.tsx';
import { useDistricts } from '#lib/districts.ts';
import type { RankingSearch } from './address.ts';
import { rankingTexts as t } from './ja.ts';

const NarrowSheet = later(() => import('./narrow-sheet.tsx'));

interface Props {
  readonly search: RankingSearch;
  readonly onSearch: (search: RankingSearch) => void;
}

const ALL = '';

/** All, or one of the districts that are looked for most; every other area and the genre are behind the first button. */
export function AreaStrip({ search, onSearch }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { prefecture, district, ...rest } = search;
  const place = prefecture === undefined ? undefined : prefectureName(prefecture);
  const value = district ?? place ?? ALL;
  const offered = mainDistricts(useDistricts());
  const main = offered.map(({ name }) => name);
  const names = value === ALL || main.includes(value) ? main : [value, ...main];
  const choose = (name: string) => {
    const found = offered.find((one) => one.name === name);
    if (found) onSearch({ ...rest, prefecture: found.prefecture, district: found.name });
    else if (name === ALL) onSearch(rest);
  };
  const count = search.genre === undefined ? 0 : 1;
  return (
    <>
      <ChoiceStrip
        label={t.district}
        value={value}
        onChange={choose}
        options={[{ value: ALL, label: t.all }, ...names.map((name) => ({ value: name, label: name }))]}
        lead={
          <button
            type="button"
            className="flex min-h-11 shrink-0 items-center gap-1.5 self-start rounded-full border border-line bg-surface px-4 text-sm whitespace-nowrap"
            onClick={() => setOpen(true)}
          >
            <Icon name="sliders" size={16} />
            {t.narrowCount(count)}
          </button>
        }
      />
      {isOpen && (
        <NarrowSheet
          search={search}
          onClose={() => setOpen(false)}
          onSearch={(next) => {
            setOpen(false);
            onSearch(next);
          }}
        />
      )}
    </>
  );
}

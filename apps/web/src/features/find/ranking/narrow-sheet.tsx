import { Genre } from '@yoimachi/domain/profile';
import { useState } from 'react';
import { genreLabels } from '#find/search';
import { AreaSelects } from '#ui/area-selects.tsx';
import { knownDistricts } from '#lib/districts.ts';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Select } from '#ui/select.tsx';
import { readRankingSearch, type RankingSearch } from './address.ts';
import { rankingTexts as t } from './ja.ts';

interface Props {
  readonly search: RankingSearch;
  readonly onSearch: (search: RankingSearch) => void;
  readonly onClose: () => void;
}

const GENRES = Object.values(Genre).map((genre) => ({
  value: String(genre),
  label: genreLabels[genre] ?? '',
}));

/** Any area of the country, and a genre of stores. Rendered only while open. */
export default function NarrowSheet({ search, onSearch, onClose }: Props) {
  const [area, setArea] = useState({
    prefecture: String(search.prefecture ?? ''),
    district: search.district ?? '',
  });
  const [genre, setGenre] = useState(String(search.genre ?? ''));
  const { tab } = search;
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      title={t.narrowTitle}
      footer={
        <div className="flex flex-wrap gap-3 *:last:flex-auto">
          <Button variant="line" onClick={() => onSearch(tab ? { tab } : {})}>
            {t.clear}
          </Button>
          <Button onClick={() => onSearch(readRankingSearch(knownDistricts(), { tab, ...area, genre }))}>
            {t.apply}
          </Button>
        </div>
      }
    >
      <AreaSelects
        {...area}
        onChange={setArea}
        emptyLabels={{ prefecture: t.everywhere, district: t.wholePrefecture }}
      />
      <Select
        label={t.genre}
        emptyLabel={t.all}
        options={GENRES}
        value={genre}
        onChange={(event) => setGenre(event.target.value)}
      />
    </DaySheet>
  );
}

import { ANY_DETAILS, type AnyDetail, districtsOf, PREFECTURE_NAMES } from '@yoimachi/domain/profile';
import { PRICE_30_MAX, PRICE_30_MIN } from '@yoimachi/domain/pricing';
import { AGE_MAX, AGE_MIN, listOf, ON, TOGETHER_MAX, TOGETHER_MIN } from '@yoimachi/domain/search';
import { MIN_MINUTES } from '@yoimachi/domain/schedule';
import { pointsText } from '#ui/amount.tsx';
import { formatDayShort, formatMinute, type Day } from '#lib/dates.ts';
import { detailNames } from '#lib/details.ja.ts';
import { detailOptions } from '#lib/details.ts';
import { useToday } from '#lib/use-now.ts';
import { useDistricts } from '#lib/districts.ts';
import { Select } from '#ui/select.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ANY_DAY } from './any-day.ts';
import { areaOf, chosenDay, CLASSES, GENRES, prefectureOf, toggled } from './filters.ts';
import type { FilterChange, SearchFilters } from './filters.ts';
import { filterTexts as t } from './filter.ja.ts';
import { classLabels, genreLabels, searchTexts } from './ja.ts';
import { RangeSelects } from './range-selects.tsx';
import { RangeSlider } from './range-slider.tsx';
import { TagChips } from './tag-chips.tsx';

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
const PRICE_ENDS = [PRICE_30_MIN, PRICE_30_MAX] as const;
const PRICE_STEP = 500;
/** The hours of an evening, in half hours. */
const MINUTES = steps(12 * 60, 25 * 60, 30);
const HEIGHTS = steps(140, 190, 5);
const AGES = steps(AGE_MIN, AGE_MAX, 1);
const REVIEWS = [3, 3.5, 4, 4.5];

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (change: FilterChange) => void;
}

/** Every condition that has no place above the list: the same in the sheet, on its own page and at the side. */
export default function FilterForm({ filters, onChange }: Props) {
  const listed = (name: 'genre' | 'castClass' | AnyDetail, all: readonly string[]) => ({
    chosen: listOf(filters[name]),
    onToggle: (value: string) => onChange({ [name]: toggled(filters[name], value, all) }),
  });
  const genres = GENRES.map(String);
  return (
    <>
      <DayParts filters={filters} onChange={onChange} />
      <Area filters={filters} onChange={onChange} />
      <FilterChips
        label={searchTexts.genre}
        options={genres.map((value) => ({ value, label: genreLabels[Number(value)]! }))}
        {...listed('genre', genres)}
      />
      <FilterChips
        label={searchTexts.castClass}
        options={CLASSES.map((value) => ({ value, label: classLabels[value] }))}
        {...listed('castClass', CLASSES)}
      />
      <RangeSlider
        label={t.price}
        aside={t.perHalfHour}
        ends={PRICE_ENDS}
        step={PRICE_STEP}
        text={pointsText}
        min={filters.minPrice}
        max={filters.maxPrice}
        onChange={(minPrice, maxPrice) => onChange({ minPrice, maxPrice })}
      />
      <TagChips value={filters.tags} onChange={(tags) => onChange({ tags })} />
      {ANY_DETAILS.map((name) => {
        const options = detailOptions(name);
        return (
          <FilterChips
            key={name}
            label={detailNames[name]}
            options={options}
            {...listed(
              name,
              options.map(({ value }) => value),
            )}
          />
        );
      })}
      <Rest filters={filters} onChange={onChange} />
    </>
  );
}

/** Height, age, score, and what is or is not. */
function Rest({ filters, onChange }: Props) {
  return (
    <>
      <RangeSelects
        label={detailNames.heightCm}
        values={HEIGHTS}
        text={t.cm}
        min={filters.minHeight}
        max={filters.maxHeight}
        onChange={(minHeight, maxHeight) => onChange({ minHeight, maxHeight })}
      />
      <RangeSelects
        label={t.age}
        values={AGES}
        text={t.years}
        min={filters.minAge}
        max={filters.maxAge}
        onChange={(minAge, maxAge) => onChange({ minAge, maxAge })}
      />
      <Select
        label={t.review}
        emptyLabel={t.noLimit}
        options={REVIEWS.map((score) => ({ value: String(score), label: t.reviewFrom(score) }))}
        value={filters.minReview === undefined ? '' : String(filters.minReview)}
        onChange={({ target }) =>
          onChange({ minReview: target.value === '' ? undefined : Number(target.value) })
        }
      />
      <FilterChips
        label={t.others}
        options={[
          { value: 'favorite', label: t.favorite },
          { value: 'newFace', label: t.newFace },
        ]}
        chosen={(['favorite', 'newFace'] as const).filter((name) => filters[name])}
        onToggle={(name) => onChange({ [name]: filters[name as 'favorite'] ? undefined : ON })}
      />
    </>
  );
}

/** What needs a day: without one it says so. */
function DayParts({ filters, onChange }: Props) {
  const day: Day = chosenDay(filters, useToday());
  if (day === ANY_DAY)
    return <p className="phrase rounded-md bg-sunken p-3 text-xs text-sub">{t.needsDay}</p>;
  return (
    <>
      <RangeSelects
        label={t.time}
        aside={formatDayShort(day)}
        values={MINUTES}
        text={formatMinute}
        apart={MIN_MINUTES}
        min={filters.fromMinute}
        max={filters.toMinute}
        onChange={(fromMinute, toMinute) => onChange({ fromMinute, toMinute })}
      />
      <Select
        label={t.together}
        help={t.togetherHelp}
        emptyLabel={t.alone}
        options={steps(TOGETHER_MIN, TOGETHER_MAX, 1).map((count) => ({
          value: String(count),
          label: t.togetherOf(count),
        }))}
        value={filters.together === undefined ? '' : String(filters.together)}
        onChange={({ target }) =>
          onChange({ together: target.value === '' ? undefined : Number(target.value) })
        }
      />
    </>
  );
}

const prefectures = PREFECTURE_NAMES.map((label, index) => ({ value: String(index + 1), label }));

/** A prefecture, and any of its districts. */
function Area({ filters, onChange }: Props) {
  const known = useDistricts();
  const prefecture = prefectureOf(known, filters);
  const districts = prefecture === undefined ? [] : districtsOf(known, prefecture);
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={t.prefecture}
        emptyLabel={searchTexts.everyPrefecture}
        options={prefectures}
        value={prefecture === undefined ? '' : String(prefecture)}
        onChange={({ target }) =>
          onChange({
            prefecture: target.value === '' ? undefined : Number(target.value),
            district: undefined,
          })
        }
      />
      {districts.length > 0 && (
        <FilterChips
          label={<span className="sr-only">{searchTexts.district}</span>}
          options={districts.map((name) => ({ value: name, label: name }))}
          chosen={listOf(filters.district)}
          onToggle={(name) => {
            const next = toggled(filters.district, name, districts);
            // The rest of a prefecture does not say which: the first of the list decides whether its code is needed.
            const sorted = listOf(next)
              .toSorted((a, b) => rest(b) - rest(a))
              .join(',');
            onChange(areaOf(prefecture, sorted));
          }}
        />
      )}
    </div>
  );
}

const rest = (name: string) => Number(name === t.restOfPrefecture);

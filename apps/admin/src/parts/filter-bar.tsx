import type { ComponentProps, ReactNode } from 'react';
import { SmallButton } from './small-button.tsx';
import { partTexts as t } from './ja.ts';
import { AreaFilter, PrefectureFilter } from './area-filter.tsx';
import { FilterCheck } from './filter-check.tsx';
import { FilterField } from './filter-field.tsx';
import { FilterSelect } from './filter-select.tsx';

type Search = Readonly<Record<string, string | number | undefined>>;

/** What the address says of a list, and how a part of it is changed; an empty text or undefined takes it out. */
interface At {
  readonly search: Search;
  readonly set: (part: Readonly<Record<string, unknown>>) => void;
}

/** One filter of a list. */
export type Filter = (at: At) => ReactNode;

const textAt = ({ search }: At, name: string) => String(search[name] ?? '');

const field =
  (type: 'search' | 'date') =>
  (name: string, label: string, className?: string): Filter =>
  (at) => (
    <FilterField
      key={name}
      label={label}
      type={type}
      value={textAt(at, name)}
      onChange={(value) => at.set({ [name]: value })}
      {...(className && { className })}
    />
  );

/** Words or a number that are looked for, once they were entered. */
export const typed = field('search');

/** From a day on, or up to one. */
export const dated = field('date');

/** One of a few. */
export const chosen =
  (name: string, label: string, options: ComponentProps<typeof FilterSelect>['options']): Filter =>
  (at) => (
    <FilterSelect
      key={name}
      label={label}
      value={textAt(at, name)}
      onChange={(value) => at.set({ [name]: value })}
      options={options}
    />
  );

/** On or off. */
export const ticked =
  (name: string, label: string): Filter =>
  (at) => (
    <FilterCheck
      key={name}
      label={label}
      isOn={textAt(at, name) === 'true'}
      onChange={(isOn) => at.set({ [name]: isOn ? 'true' : undefined })}
    />
  );

/** A prefecture, and within it a district. */
export const inArea: Filter = ({ search, set }) => <AreaFilter key="area" search={search} onChange={set} />;

/** A prefecture alone. */
export const inPrefecture: Filter = ({ search, set }) => (
  <PrefectureFilter
    key="prefecture"
    prefecture={Number(search['prefecture']) || undefined}
    onChange={(prefecture) => set({ prefecture })}
  />
);

interface Props {
  readonly filters: readonly Filter[];
  /** What the address says now, as the screen reads it. */
  readonly search: Search;
  /** Goes to another address; the screen reads what of it means something. */
  readonly onGo: (search: Readonly<Record<string, unknown>>) => void;
}

/** By what a list is narrowed, and the way back to all of it. */
export function FilterBar({ filters, search, onGo }: Props) {
  const at: At = { search, set: (part) => onGo({ ...search, ...part }) };
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2.5">
      {filters.map((draw) => draw(at))}
      {Object.keys(search).length > 0 && (
        <SmallButton look="ghost" onClick={() => onGo({})}>
          {t.clearFilters}
        </SmallButton>
      )}
    </div>
  );
}

import { PRICE_30_MAX, PRICE_30_MIN } from '@yoimachi/domain/pricing';
import { pointsText } from '#ui/amount.tsx';
import { Select } from '#ui/select.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { CLASSES, GENRES } from './filters.ts';
import type { FilterChange, SearchFilters } from './filters.ts';
import { classLabels, genreLabels, searchTexts } from './ja.ts';

/** Prices offered as limits, in points. */
const PRICE_CHOICE_STEP = 500;
const prices = Array.from(
  { length: (PRICE_30_MAX - PRICE_30_MIN) / PRICE_CHOICE_STEP + 1 },
  (_, index) => PRICE_30_MIN + index * PRICE_CHOICE_STEP,
);
const ALL = '';

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (change: FilterChange) => void;
  /** Cards next to each other; the side column has room for one. */
  readonly columns: 1 | 2;
}

/** Genre, class and price range. */
export default function FilterForm({ filters, onChange, columns }: Props) {
  return (
    <>
      <RadioCards
        label={searchTexts.genre}
        columns={columns}
        value={filters.genre === undefined ? ALL : String(filters.genre)}
        onChange={(genre) => onChange({ genre: genre === ALL ? undefined : Number(genre) })}
        options={[
          { value: ALL, label: searchTexts.all },
          ...GENRES.map((genre) => ({ value: String(genre), label: genreLabels[genre] })),
        ]}
      />
      <RadioCards
        label={searchTexts.castClass}
        columns={columns}
        value={filters.castClass ?? ALL}
        onChange={(castClass) => onChange({ castClass: castClass === ALL ? undefined : castClass })}
        options={[
          { value: ALL, label: searchTexts.all },
          ...CLASSES.map((castClass) => ({ value: castClass, label: classLabels[castClass] })),
        ]}
      />
      <PriceRange filters={filters} onChange={onChange} />
    </>
  );
}

/** Both ends of the price range; an end that would cross the other pushes it along. */
function PriceRange({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  const { minPrice, maxPrice } = filters;
  const options = prices.map((price) => ({ value: String(price), label: pointsText(price) }));
  const read = (text: string) => (text === '' ? undefined : Number(text));
  return (
    <div role="group" aria-label={searchTexts.price} className="flex flex-col gap-2">
      <span aria-hidden="true" className="text-sm font-bold">
        {searchTexts.price}
      </span>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={<span className="text-xs font-normal text-sub">{searchTexts.minPrice}</span>}
          options={options}
          emptyLabel={searchTexts.noLimit}
          value={minPrice === undefined ? '' : String(minPrice)}
          onChange={(event) => {
            const next = read(event.target.value);
            const isCrossed = next !== undefined && maxPrice !== undefined && next > maxPrice;
            onChange({ minPrice: next, ...(isCrossed && { maxPrice: next }) });
          }}
        />
        <Select
          label={<span className="text-xs font-normal text-sub">{searchTexts.maxPrice}</span>}
          options={options}
          emptyLabel={searchTexts.noLimit}
          value={maxPrice === undefined ? '' : String(maxPrice)}
          onChange={(event) => {
            const next = read(event.target.value);
            const isCrossed = next !== undefined && minPrice !== undefined && next < minPrice;
            onChange({ maxPrice: next, ...(isCrossed && { minPrice: next }) });
          }}
        />
      </div>
    </div>
  );
}

import { MEMBER_AGE_STATES, MEMBER_STATES } from '@yoimachi/domain/member';
import { AreaFilter } from '#parts/area-filter.tsx';
import { FilterField } from '#parts/filter-field.tsx';
import { FilterSelect } from '#parts/filter-select.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { listTexts as t } from './list.ja.ts';
import { ageNames, classNames, sideNames, stateNames } from './names.ja.ts';
import { isNumber } from './search.ts';
import type { MemberSearch } from './search.ts';

type Part = Partial<Record<keyof MemberSearch, string | undefined>>;

interface Props {
  readonly search: MemberSearch;
  readonly onChange: (part: Part) => void;
  readonly onClear: () => void;
}

type Options = readonly { readonly value: string; readonly label: string }[];

const optionsOf = <Name extends string>(names: Readonly<Record<Name, string>>, values?: readonly Name[]) =>
  (values ?? (Object.keys(names) as Name[])).map((value) => ({ value, label: names[value] }));

const sides = optionsOf(sideNames);
const states = optionsOf(stateNames, MEMBER_STATES);
const ages = optionsOf(ageNames, MEMBER_AGE_STATES);
const classes = optionsOf(classNames);

export function Filters({ search, onChange, onClear }: Props) {
  // A number names whom it names: no filter narrows that.
  const set = (part: Part) => onChange({ number: undefined, ...part });
  const select = (label: string, name: keyof MemberSearch, options: Options) => (
    <FilterSelect
      label={label}
      value={String(search[name] ?? '')}
      onChange={(value) => set({ [name]: value })}
      options={options}
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2.5">
      <FilterField
        label={t.search}
        type="search"
        value={search.number ?? search.words ?? ''}
        onChange={(typed) =>
          onChange(
            isNumber(typed) ? { words: undefined, number: typed } : { words: typed, number: undefined },
          )
        }
        className="w-60"
      />
      {select(t.anySide, 'side', sides)}
      {select(t.anyState, 'state', states)}
      {select(t.anyAge, 'ageState', ages)}
      {select(t.anyClass, 'castClass', classes)}
      <AreaFilter search={search} onChange={set} />
      <div className="flex flex-wrap items-center gap-2">
        <FilterField
          label={t.from}
          type="date"
          value={search.from ?? ''}
          onChange={(from) => set({ from })}
        />
        <FilterField label={t.to} type="date" value={search.to ?? ''} onChange={(to) => set({ to })} />
      </div>
      {Object.keys(search).length > 0 && (
        <SmallButton look="ghost" onClick={onClear}>
          {t.clear}
        </SmallButton>
      )}
    </div>
  );
}

import { useQueryClient, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { ownKey, query } from '#lib/queries.ts';
import { cx } from '#ui/cx.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { clearKept, readKept } from './device-lists.ts';
import { suggestionTexts as t } from './filter.ja.ts';
import { searchRoutes, type Suggestions } from '@yoimachi/contract/search';
import { listOf } from '@yoimachi/domain/search';
import { areaOf, changeFilters, type SearchFilters } from './filters.ts';

export type KeyHandler = (event: KeyboardEvent) => void;

interface Props {
  readonly id: string;
  readonly filters: SearchFilters;
  readonly typed: string;
  readonly onFilters: (filters: SearchFilters) => void;
  readonly onClose: () => void;
  /** The box keeps the focus: it hands keys on, and says which one they are at. */
  readonly control: {
    readonly setOnKey: (handler: KeyHandler | null) => void;
    readonly setActiveId: (id: string | undefined) => void;
    readonly setShown: (isShown: boolean) => void;
  };
}

/** Under the search box: what may be meant, or what was searched for last. */
export default function SuggestionList({ id, filters, typed, onFilters, onClose, control }: Props) {
  const suggestions = useSuggestions(filters, typed);
  const navigate = useNavigate();
  const client = useQueryClient();
  const choose = ({ castId, filters: next }: Suggestion) => {
    onClose();
    if (castId) void navigate({ to: '/guest/user-profile', search: { castId } });
    else if (next) onFilters(next);
  };
  const count = suggestions.length;
  const active = useKeys({ id, suggestions, typed, choose, onClose, control });
  if (count === 0) return null;
  const isLast = typed.trim() === '';
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-lg border border-line bg-surface shadow-sheet">
      <div
        id={id}
        role="listbox"
        aria-label={isLast ? t.last : t.list}
        className="max-h-[60dvh] overflow-y-auto py-1"
      >
        {suggestions.map((each, index) => (
          <Option
            key={each.key}
            id={`${id}-${index}`}
            one={each}
            isActive={index === active}
            onChoose={() => choose(each)}
          />
        ))}
      </div>
      {isLast && (
        <button
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            client.setQueryData(ownKey('search.words'), []);
            void clearKept('search.words');
            onClose();
          }}
          className="min-h-11 w-full border-t border-line text-sm font-bold text-primary"
        >
          {t.clear}
        </button>
      )}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly one: Suggestion;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Option({ id, one: { icon, label, detail }, isActive, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The box keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onChoose();
      }}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-sm',
        isActive ? 'bg-tint text-on-tint' : 'hover:bg-sunken',
      )}
    >
      <Icon name={icon} size={18} className={isActive ? '' : 'text-sub'} />
      <span className="min-w-0 truncate font-bold">{label}</span>
      {detail && <span className={cx('min-w-0 truncate text-xs', !isActive && 'text-sub')}>{detail}</span>}
    </div>
  );
}

interface Keys extends Pick<Props, 'id' | 'typed' | 'onClose' | 'control'> {
  readonly suggestions: readonly Suggestion[];
  readonly choose: (one: Suggestion) => void;
}

/** Arrow keys go through the suggestions, Enter takes one, Escape closes them. Which one they are at; null is the box itself. */
function useKeys({ id, suggestions, typed, choose, onClose, control }: Keys): number | null {
  const [place, setPlace] = useState<{ readonly typed: string; readonly active: number | null }>({
    typed,
    active: null,
  });
  const count = suggestions.length;
  // What was typed since then has others.
  const active = place.typed === typed && (place.active ?? count) < count ? place.active : null;
  const step = (by: number) => {
    const next = ((active ?? -1) + 1 + by + count + 1) % (count + 1);
    setPlace({ typed, active: next === 0 ? null : next - 1 });
  };
  const acts: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: count > 0 ? onClose : undefined,
    Enter: active === null ? undefined : () => choose(suggestions[active]!),
  };
  const { setOnKey, setActiveId, setShown } = control;
  useEffect(() => {
    setOnKey((event) => {
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    });
    setShown(count > 0);
    setActiveId(active === null ? undefined : `${id}-${active}`);
  });
  useEffect(
    () => () => {
      setOnKey(null);
      setShown(false);
      setActiveId(undefined);
    },
    [setOnKey, setActiveId, setShown],
  );
  return active;
}

/** What may be meant by what is typed: another search, or a cast. */
interface Suggestion {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly detail?: string;
  readonly castId?: string;
  readonly filters?: SearchFilters;
}

/** While nothing is typed, what he searched for last. */
function useSuggestions(filters: SearchFilters, typed: string): readonly Suggestion[] {
  const words = typed.trim();
  const { data: found } = useQuery(
    query(
      searchRoutes.suggest,
      { query: { words } },
      { enabled: words !== '', placeholderData: keepPreviousData, staleTime: 60_000 },
    ),
  );
  const { data: last } = useQuery({
    queryKey: ownKey('search.words'),
    queryFn: async () => (await readKept('search.words')) ?? [],
    staleTime: 0,
  });
  if (words !== '') return found ? suggestionsOf(found, filters) : [];
  return (last ?? []).map((each) => ({
    key: `last ${each}`,
    icon: 'clock',
    label: each,
    filters: changeFilters(filters, { words: each }),
  }));
}

function suggestionsOf(
  { casts, stores, districts, tags }: Suggestions,
  filters: SearchFilters,
): Suggestion[] {
  const { words: _, ...others } = filters;
  return [
    ...casts.map(({ castId, nickname, district, storeName }) => ({
      key: castId,
      icon: 'user' as const,
      label: nickname,
      detail: `${district} / ${storeName}`,
      castId,
    })),
    ...stores.map(({ name, district }) => ({
      key: `store ${name} ${district}`,
      icon: 'shop' as const,
      label: name,
      detail: district,
      // He may be looking elsewhere just now.
      filters: changeFilters(filters, { words: name, ...areaOf(undefined, undefined) }),
    })),
    ...districts.map(({ prefecture, district, label }) => ({
      key: `district ${label}`,
      icon: 'pin' as const,
      label,
      filters: changeFilters(others, areaOf(prefecture, district)),
    })),
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      icon: 'check' as const,
      label: tag,
      filters: changeFilters(others, { tags: [...new Set([...listOf(filters.tags), tag])].join(',') }),
    })),
  ];
}

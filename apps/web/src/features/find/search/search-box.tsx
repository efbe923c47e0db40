import { WORDS_MAX } from '@yoimachi/domain/search';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { later } from '#ui/lib/later.tsx';
import { isComposing } from '#ui/composing.ts';
import { Icon } from '#ui/icon.tsx';
import { changeFilters, type SearchFilters } from './filters.ts';
import { searchTexts } from './ja.ts';
import type { KeyHandler } from './suggestion-list.tsx';

const SuggestionList = later(() => import('./suggestion-list.tsx'));
/** How long typing must pause before the search runs. */
const REST_MS = 500;

interface Props {
  readonly filters: SearchFilters;
  readonly onFilters: (filters: SearchFilters) => void;
}

/** Words to search for: run when typing pauses, at once on Enter; never in the middle of a kanji conversion. Under them what may be meant. */
export function SearchBox({ filters, onFilters }: Props) {
  const words = filters.words ?? '';
  const typed = useTyped(words, (next) => onFilters(changeFilters(filters, { words: next || undefined })));
  const { text, write, commit } = typed;
  const id = useId();
  const list = useSuggestions();
  const keep = (one: string) => {
    if (one !== '') void import('./device-lists.ts').then((lists) => lists.keep('search.words', one));
  };
  return (
    <form
      role="search"
      className="relative min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        keep(text.trim());
        list.close();
        commit(text);
      }}
    >
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-4 my-auto text-sub" />
      <WordsInput typed={typed} list={list} id={id} keep={() => keep(words)} />
      {text !== '' && (
        <button
          type="button"
          aria-label={searchTexts.clearWords}
          onClick={() => {
            write('');
            commit('');
          }}
          className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-full text-sub"
        >
          <Icon name="close" size={18} />
        </button>
      )}
      {list.isOpen && (
        <SuggestionList
          id={id}
          filters={filters}
          typed={text}
          control={list.control}
          onClose={list.close}
          onFilters={(next) => {
            write(next.words ?? '');
            keep(next.words ?? '');
            onFilters(next);
          }}
        />
      )}
    </form>
  );
}

interface InputProps {
  readonly typed: ReturnType<typeof useTyped>;
  readonly list: ReturnType<typeof useSuggestions>;
  readonly id: string;
  readonly keep: () => void;
}

function WordsInput({ typed: { text, write, commitLater }, list, id, keep }: InputProps) {
  return (
    <input
      type="search"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={list.isShown}
      aria-controls={list.isShown ? id : undefined}
      aria-activedescendant={list.activeId}
      enterKeyHint="search"
      aria-label={searchTexts.words}
      placeholder={searchTexts.wordsHint}
      autoComplete="off"
      maxLength={WORDS_MAX}
      value={text}
      onFocus={list.open}
      onClick={list.open}
      onBlur={(event) => {
        keep();
        if (!event.currentTarget.form?.contains(event.relatedTarget)) list.close();
      }}
      onKeyDown={list.onKeyDown}
      onChange={(event) => {
        write(event.target.value);
        list.open();
        if (!(event.nativeEvent as InputEvent).isComposing) commitLater(event.target.value);
      }}
      onCompositionEnd={(event) => commitLater(event.currentTarget.value)}
      className="min-h-12 w-full min-w-0 rounded-full border border-edge bg-surface pr-11 pl-11 text-input [&::-webkit-search-cancel-button]:hidden"
    />
  );
}

/** What is typed, and when it becomes the search. */
function useTyped(words: string, onWords: (words: string) => void) {
  const [text, setText] = useState(words);
  const [shownWords, setShownWords] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, forward or a cleared filter change the words from outside.
  if (words !== shownWords) {
    setShownWords(words);
    if (words !== text.trim()) setText(words);
  }
  const commit = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() !== words) onWords(next.trim());
  };
  const commitLater = (next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(next), REST_MS);
  };
  const write = (next: string) => {
    clearTimeout(timer.current);
    setText(next);
  };
  return { text, write, commit, commitLater };
}

/** Whether the suggestions are open, and which of them the keyboard is at: the list itself knows them. */
function useSuggestions() {
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [isShown, setShown] = useState(false);
  const onKey = useRef<KeyHandler | null>(null);
  const setOnKey = useCallback((handler: KeyHandler | null) => {
    onKey.current = handler;
  }, []);
  return {
    isOpen,
    isShown: isOpen && isShown,
    activeId,
    open: () => setOpen(true),
    close: () => setOpen(false),
    onKeyDown: (event: KeyboardEvent) => {
      setOpen(true);
      if (!isComposing(event.nativeEvent)) onKey.current?.(event);
    },
    control: { setOnKey, setActiveId, setShown },
  };
}

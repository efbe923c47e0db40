import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { WORDS_MAX } from './filters.ts';
import { searchTexts } from './ja.ts';

/** How long typing must pause before the search runs. */
const REST_MS = 500;

interface Props {
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Words to search for: run when typing pauses, at once on Enter; never in the middle of a kanji conversion. */
export function SearchBox({ words, onWords }: Props) {
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
  return (
    <form
      role="search"
      className="relative min-w-0 flex-1 desktop:max-w-[480px]"
      onSubmit={(event) => {
        event.preventDefault();
        commit(text);
      }}
    >
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-4 my-auto text-sub" />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={searchTexts.words}
        placeholder={searchTexts.wordsHint}
        autoComplete="off"
        maxLength={WORDS_MAX}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (!(event.nativeEvent as InputEvent).isComposing) commitLater(event.target.value);
        }}
        onCompositionEnd={(event) => commitLater(event.currentTarget.value)}
        className="h-12 w-full min-w-0 rounded-full border border-edge bg-surface pr-11 pl-11 text-input [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={searchTexts.clearWords}
          onClick={() => {
            setText('');
            commit('');
          }}
          className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-full text-sub"
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </form>
  );
}

import { foldForSearch } from '@yoimachi/domain/text';
import { plainOf, type PageSection } from './markup.ts';

/**
 * The questions in which every word typed occurs, whatever its width, case or kind of kana; those that have all of them in the question
 * itself come first. Nothing typed: all of them.
 */
export function findQuestions(sections: readonly PageSection[], typed: string): PageSection[] {
  const words = foldForSearch(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [...sections];
  const hasAll = (text: string) => {
    const folded = foldForSearch(text);
    return words.every((word) => folded.includes(word));
  };
  const found = sections.filter(({ heading, paragraphs }) =>
    hasAll([heading, ...paragraphs.map(plainOf)].join('\n')),
  );
  const [inHeading, inAnswer] = [
    found.filter(({ heading }) => hasAll(heading)),
    found.filter(({ heading }) => !hasAll(heading)),
  ];
  return [...inHeading, ...inAnswer];
}

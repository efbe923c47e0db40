import { cx } from './cx.ts';

interface Props {
  readonly texts: readonly string[];
  /** Small print beside what matters more. */
  readonly isSmall?: boolean;
}

/** Some sentences below each other, a dot before each. */
export const Sentences = ({ texts, isSmall = false }: Props) => (
  <ul className={cx('phrase flex list-disc flex-col gap-2 pl-5', isSmall ? 'text-xs text-sub' : 'text-sm')}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

import { isOwnPath, paragraphsOf } from '@yoimachi/domain/news';
import { Link } from '@tanstack/react-router';
import { newsTexts as t } from './ja.ts';

const link = 'font-bold text-primary underline underline-offset-4 break-words';

/** Paragraphs with links, as the domain reads them: nothing else of a text is more than its letters. */
export function NewsText({ body }: { readonly body: string }) {
  return (
    <div className="flex flex-col gap-4 text-base leading-relaxed">
      {paragraphsOf(body).map((parts, index) => (
        <p key={index} className="break-words whitespace-pre-line">
          {parts.map((part, place) =>
            part.link === null ? (
              part.text
            ) : (
              <NewsLink key={place} to={part.link} className={link}>
                {part.text}
              </NewsLink>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: React.ReactNode;
}

/** An address of the product is opened by the product, any other one in a tab that learns nothing of this one. */
export function NewsLink({ to, className, children }: LinkProps) {
  if (isOwnPath(to)) {
    // The router wants path and query separately.
    const [path, query] = to.split('?');
    return (
      <Link
        to={path ?? '/start'}
        search={Object.fromEntries(new URLSearchParams(query))}
        className={className}
      >
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only">{t.newTab}</span>
    </a>
  );
}

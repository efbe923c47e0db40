import type { ConsentAsked } from '@yoimachi/contract/consent';
import { ApiError, errorMessage } from '#lib/api-error.ts';
import { currentSession } from '#lib/session-storage.ts';
import { Card } from '#ui/card.tsx';
import { consentTexts as t } from './ja.ts';

/** Why it was not written down. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'CONSENT_CHANGED' ? t.changed : errorMessage(error);

/** What is agreed to, each with what is new and the way to its whole text, which leaves the screen as it is. */
export function Statements({ asked }: { readonly asked: readonly ConsentAsked[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {asked.map((one) => (
        <li key={one.item}>
          <Card look="sunken" className="flex flex-col gap-2">
            <h3 className="text-sm font-bold">{one.title}</h3>
            <p className="phrase text-sm">{one.statement}</p>
            {one.news !== null && (
              <p className="phrase text-sm">
                <b>{t.news}</b>
                {`：${one.news}`}
              </p>
            )}
            <FullText asked={one} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

const slugs = { TERM_SERVICE: 'terms-service', PRIVACY_POLICY: 'privacy-policy' } as const;

/** In a tab of its own: whoever reads it comes back to what he was doing. */
export function FullText({ asked: { page, title } }: { readonly asked: ConsentAsked }) {
  if (page === null) return null;
  const side = currentSession()?.userType === 2 ? 'cast' : 'guest';
  return (
    <a
      href={`/authentication/legal/${slugs[page]}?side=${side}`}
      target="_blank"
      rel="noopener"
      className="hit self-start text-sm underline underline-offset-4"
    >
      {t.readAll(title)}
      <span className="sr-only">{t.newTab}</span>
    </a>
  );
}

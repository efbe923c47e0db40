import { Link, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { PAGE_TITLES } from '@yoimachi/domain/page';
import { useState } from 'react';
import { Screen } from '#ui/bars.tsx';
import { CardList } from '#ui/card.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import type { IconName } from '#ui/icon.tsx';
import { staticPageQuery } from './api/static-page.ts';
import { contentTexts as t } from './ja.ts';
import { slugOf, type PageName, type Side } from './pages.ts';
import { Questions, QuestionSearch } from './questions.tsx';
import { PageSkeleton, Unsolved } from './static-page-screen.tsx';

const icons: Readonly<Record<PageName, IconName>> = {
  FAQ: 'help',
  HOW_TO_USE: 'info',
  POLICY: 'shield',
  TERM_SERVICE: 'lock',
  COMMERCIAL_TRANSACTION: 'receipt',
  PRIVACY_POLICY: 'lock',
  POINT_INFORMATION: 'receipt',
  EXTERNAL_TRANSMISSION: 'info',
  COMPANY: 'info',
};
/** In the order in which they are listed. */
const names = Object.keys(icons) as PageName[];

const castPaths: Partial<Record<PageName, string>> = {
  FAQ: '/cast/faq',
  HOW_TO_USE: '/cast/how-to-use',
  TERM_SERVICE: '/cast/term-of-service',
  COMMERCIAL_TRANSACTION: '/cast/commercial-transaction',
  PRIVACY_POLICY: '/cast/privacy-policy-detail',
};

interface Props {
  readonly side: Side;
  /** Before the login: every page opens outside the two sides. */
  readonly isOpen?: boolean | undefined;
}

/** The first questions of the page are the most asked ones: its editors order them. */
const MOST_ASKED = 5;

/** The most asked questions and all pages of help and rules of a side, and a search over its questions. */
export function HelpPage({ side, isOpen }: Props) {
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const faq = useQuery(staticPageQuery('FAQ', side));
  return (
    <Screen title={t.help}>
      <QuestionSearch typed={typed} onType={setTyped} />
      {!isSearching && (
        <Section title={t.mostAsked}>
          {faq.data ? (
            <Questions page={{ ...faq.data, sections: faq.data.sections.slice(0, MOST_ASKED) }} typed="" />
          ) : (
            faq.isPending && <Bone className="h-[260px] rounded-lg" />
          )}
        </Section>
      )}
      {isSearching &&
        (faq.data ? (
          <Questions page={faq.data} typed={typed} />
        ) : faq.isError ? (
          <QueryFailed query={faq} />
        ) : (
          <PageSkeleton />
        ))}
      {/* How high the questions are, their editors decide. */}
      {!faq.isPending && <Further side={side} isOpen={isOpen} />}
    </Screen>
  );
}

function Further({ side, isOpen }: Props) {
  return (
    <>
      <Section title={t.pages}>
        <CardList>
          {names.map((name) => (
            <li key={name}>
              <PageLink name={name} side={side} isOpen={isOpen} />
            </li>
          ))}
        </CardList>
      </Section>
      <Unsolved />
    </>
  );
}

function PageLink({ name, side, isOpen }: Props & { readonly name: PageName }) {
  const row = <LinkRow icon={icons[name]} label={PAGE_TITLES[name]} />;
  const page = slugOf(name);
  const castPath = castPaths[name];
  if (!isOpen && side === 'guest')
    return (
      <Link to="/guest/help/$page" params={{ page }} className={linkRowClass}>
        {row}
      </Link>
    );
  if (!isOpen && castPath !== undefined)
    return (
      <Link to={castPath} className={linkRowClass}>
        {row}
      </Link>
    );
  return (
    <Link
      to="/authentication/legal/$page"
      params={{ page }}
      search={{ ...(side === 'cast' && { side }) }}
      className={linkRowClass}
    >
      {row}
    </Link>
  );
}

/** The same without a login, for the side that its address names. */
export function OpenHelpPage() {
  const { side = 'guest' } = useSearch({ from: '/help' });
  return <HelpPage side={side} isOpen />;
}

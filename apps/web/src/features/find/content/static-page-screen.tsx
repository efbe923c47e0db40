import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { PAGE_TITLES } from '@yoimachi/domain/page';
import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { SubPage } from '#ui/bars.tsx';
import { CardList } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { MenuLink } from '#ui/menu-link.tsx';
import { Note } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { staticPageQuery } from './api/static-page.ts';
import { contentTexts as t } from './ja.ts';
import { slugOf, type PageName, type Side, type StaticPage } from './pages.ts';
import { Paragraph } from './paragraph.tsx';
import { Questions, QuestionSearch } from './questions.tsx';

/** Rules or help; questions are collapsible, everything else is read from top to bottom. */
function StaticPageScreen({ name, side }: { readonly name: PageName; readonly side: Side }) {
  const page = useQuery(staticPageQuery(name, side));
  return (
    <Page className="gap-7">
      {page.data ? (
        <Body page={page.data} side={side} />
      ) : page.isError ? (
        <QueryFailed query={page} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

export function PageSkeleton() {
  return (
    <Skeleton>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex flex-col gap-3 py-2">
          <Bone className="h-5 w-40" />
          <Bone className="h-20 w-full" />
        </div>
      ))}
    </Skeleton>
  );
}

function Body({ page, side }: { readonly page: StaticPage; readonly side: Side }) {
  if (page.name === 'FAQ') return <Faq page={page} />;
  return (
    <>
      <Planned page={page} side={side} />
      <Sections page={page} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3 text-xs text-sub">
        <span className="nums">{t.version(formatDay(page.version))}</span>
        {page.versions.length > 1 && (
          <Link
            to="/authentication/legal/$page/versions"
            params={{ page: slugOf(page.name) }}
            search={{ ...(side === 'cast' && { side }) }}
            className="hit font-bold text-primary"
          >
            {t.history}
          </Link>
        )}
      </div>
    </>
  );
}

/** The text itself. */
export function Sections({ page }: { readonly page: StaticPage }) {
  return page.sections.map(({ heading, paragraphs }) => (
    <Section key={heading} title={heading}>
      {paragraphs.map((text, index) => (
        <Paragraph key={index} text={text} />
      ))}
    </Section>
  ));
}

/** A change is told before its day, with what will change. */
function Planned({ page, side }: { readonly page: StaticPage; readonly side: Side }) {
  const planned = page.versions.findLast(({ isPlanned }) => isPlanned);
  if (!planned) return null;
  return (
    <Note>
      <span className="flex flex-col gap-2">
        <strong className="nums">{t.planned(formatDay(planned.version))}</strong>
        {planned.news}
        <Link
          to="/authentication/legal/$page/versions"
          params={{ page: slugOf(page.name) }}
          search={{ ...(side === 'cast' && { side }), version: planned.version, changes: true }}
          className="hit self-start font-bold text-primary"
        >
          {t.toPlanned}
        </Link>
      </span>
    </Note>
  );
}

function Faq({ page }: { readonly page: StaticPage }) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <QuestionSearch typed={typed} onType={setTyped} />
      <Questions page={page} typed={typed} />
      <Unsolved />
    </>
  );
}

/** Where an answer was not found. */
export function Unsolved() {
  return (
    <Section title={t.unsolved}>
      <CardList>
        <MenuLink to="/contact-us" icon="chat" label={t.contact} />
      </CardList>
    </Section>
  );
}

export function StaticPage({
  name,
  side = 'guest',
}: {
  readonly name: PageName;
  readonly side?: Side | undefined;
}) {
  return (
    <SubPage title={PAGE_TITLES[name]}>
      <StaticPageScreen name={name} side={side} />
    </SubPage>
  );
}

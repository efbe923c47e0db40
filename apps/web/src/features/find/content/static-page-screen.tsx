import { useQuery } from '@tanstack/react-query';
import { formatDay, isDay } from '#lib/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { SubPage } from '#ui/bars.tsx';
import { staticPageQuery } from './api/static-page.ts';
import { contentTexts as t, pageTitles } from './ja.ts';
import type { PageName, Side, StaticPage } from './pages.ts';

/** Rules or help; questions are collapsible, everything else is read from top to bottom. */
function StaticPageScreen({ name, side }: { readonly name: PageName; readonly side: Side }) {
  const page = useQuery(staticPageQuery(name, side));
  return (
    <Page className="gap-7">
      {page.data ? (
        <Body page={page.data} />
      ) : page.isError ? (
        <LoadFailed error={page.error} isPending={page.isFetching} onRetry={() => void page.refetch()} />
      ) : (
        <Skeleton>
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index} className="flex flex-col gap-3 py-2">
              <Bone className="h-5 w-40" />
              <Bone className="h-20 w-full" />
            </div>
          ))}
        </Skeleton>
      )}
    </Page>
  );
}

function Body({ page }: { readonly page: StaticPage }) {
  if (page.name === 'FAQ') return <Questions page={page} />;
  return (
    <>
      {page.sections.map(({ heading, paragraphs }) => (
        <Section key={heading}>
          <H2>{heading}</H2>
          {paragraphs.map((text) => (
            <p key={text} className="text-base">
              {text}
            </p>
          ))}
        </Section>
      ))}
      {isDay(page.version) && (
        <p className="nums text-right text-xs text-sub">{t.version(formatDay(page.version))}</p>
      )}
    </>
  );
}

function Questions({ page }: { readonly page: StaticPage }) {
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {page.sections.map(({ heading, paragraphs }) => (
        <details key={heading} className="group">
          <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-3">
            <h2 className="min-w-0 flex-1 font-gothic text-base">{heading}</h2>
            <Icon name="down" size={16} className="text-sub group-open:rotate-180" />
          </summary>
          <div className="flex flex-col gap-3 px-4 pb-5 text-base">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
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
    <SubPage title={pageTitles[name]}>
      <StaticPageScreen name={name} side={side} />
    </SubPage>
  );
}

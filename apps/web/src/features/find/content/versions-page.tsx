import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { changesBetween, PAGE_TITLES, type PageChange } from '@yoimachi/domain/page';
import { formatDay } from '#lib/dates.ts';
import { Screen } from '#ui/bars.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cx } from '#ui/cx.ts';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { State } from '#ui/state.tsx';
import { staticPageQuery } from './api/static-page.ts';
import { contentTexts as t } from './ja.ts';
import type { PageName, Side, StaticPage } from './pages.ts';
import { Paragraph } from './paragraph.tsx';
import { PageSkeleton, Sections } from './static-page-screen.tsx';

interface Shown {
  /** Absent: the one in force. */
  readonly version?: string | undefined;
  /** Beside the version before it. */
  readonly changes?: boolean | undefined;
}

interface Props extends Shown {
  readonly name: PageName;
  readonly side: Side;
  readonly onShow: (shown: Shown) => void;
}

const ROUTE = '/authentication_/legal/$page_/versions';

/** Every version of a page, and what each changed; which one is shown stands in the address. */
export function VersionsPage() {
  const name = useLoaderData({ from: ROUTE });
  const { side = 'guest', ...shown } = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: '/authentication/legal/$page/versions' });
  const show = ({ version, changes }: Shown) =>
    void navigate({
      search: {
        ...(side === 'cast' && { side }),
        ...(version !== undefined && { version }),
        ...(changes === true && { changes }),
      },
      replace: true,
    });
  return (
    <Screen title={t.versionsOf(PAGE_TITLES[name])} className="gap-7">
      <Versions {...shown} name={name} side={side} onShow={show} />
    </Screen>
  );
}

function Versions({ name, side, version, changes, onShow }: Props) {
  const inForce = useQuery(staticPageQuery(name, side));
  const versions = inForce.data?.versions ?? [];
  const shown = version ?? inForce.data?.version;
  const isKnown = versions.some((one) => one.version === shown);
  const earlier = versions[versions.findIndex((one) => one.version === shown) + 1]?.version;
  const page = useQuery({ ...staticPageQuery(name, side, shown), enabled: isKnown });
  const before = useQuery({
    ...staticPageQuery(name, side, earlier),
    enabled: isKnown && changes === true && earlier !== undefined,
  });
  const failed = [inForce, page, before].find(({ isError }) => isError);
  if (failed) return <QueryFailed query={failed} />;
  if (!inForce.data) return <PageSkeleton />;
  const news = versions.find((one) => one.version === shown)?.news;
  return (
    <>
      <div className="flex flex-col gap-4">
        <Select
          label={t.shown}
          value={isKnown ? shown : ''}
          emptyLabel={isKnown ? null : t.missing}
          onChange={({ target }) => onShow({ version: target.value, changes })}
          options={versions.map((one) => ({
            value: one.version,
            label: `${t.from(formatDay(one.version))}（${stateOf(one, inForce.data.version)}）`,
          }))}
        />
        <Checkbox
          label={t.compare}
          checked={changes === true}
          disabled={earlier === undefined}
          onChange={({ target }) => onShow({ version, changes: target.checked })}
        />
        {news !== undefined && news !== null && <Note>{news}</Note>}
        {isKnown && earlier === undefined && <p className="text-sm text-sub">{t.first}</p>}
        <p className="text-xs text-sub">{t.numbers}</p>
      </div>
      {!isKnown ? (
        <State icon="search" title={t.missing} />
      ) : !page.data || (changes === true && earlier !== undefined && !before.data) ? (
        <PageSkeleton />
      ) : changes === true && before.data ? (
        <Changes before={before.data} after={page.data} />
      ) : (
        <Sections page={page.data} />
      )}
    </>
  );
}

const stateOf = (one: StaticPage['versions'][number], inForce: string): string =>
  one.isPlanned ? t.states.planned : one.version === inForce ? t.states.current : t.states.past;

function Changes({ before, after }: { readonly before: StaticPage; readonly after: StaticPage }) {
  const changes = changesBetween(before.sections, after.sections);
  if (changes.every(({ kind }) => kind === 'SAME')) return <p className="text-sm text-sub">{t.noChange}</p>;
  return (
    <div className="flex flex-col gap-3">
      {changes.map((change, index) => (
        <Change key={index} change={change} />
      ))}
    </div>
  );
}

/** A mark in words beside the colour, so that the difference is also heard and seen without colours. */
function Change({ change: { kind, isHeading, text } }: { readonly change: PageChange }) {
  const content = isHeading ? <h2 className="mt-4 text-lg">{text}</h2> : <Paragraph text={text} />;
  if (kind === 'SAME') return content;
  const Tag = kind === 'NEW' ? 'ins' : 'del';
  return (
    <Tag
      className={cx(
        'block rounded-md border-l-4 px-3 py-2 no-underline',
        kind === 'NEW' ? 'border-primary bg-tint text-on-tint' : 'border-edge bg-sunken text-sub',
      )}
    >
      <span className="text-xs font-bold">{kind === 'NEW' ? t.added : t.gone}</span>
      {content}
    </Tag>
  );
}

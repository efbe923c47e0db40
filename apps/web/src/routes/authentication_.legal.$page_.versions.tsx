import { createFileRoute, notFound } from '@tanstack/react-router';
import { isDay } from '#lib/dates.ts';
import { pageNameOf, readSide, VersionsPage } from '#find/content';

/** The versions of a page, for everybody: `version` is the one shown, `changes` compares it with the one before. */
export const Route = createFileRoute('/authentication_/legal/$page_/versions')({
  validateSearch: (search: Readonly<Record<string, unknown>>) => ({
    ...readSide(search),
    ...(typeof search['version'] === 'string' && isDay(search['version']) && { version: search['version'] }),
    ...(search['changes'] === true && { changes: true }),
  }),
  loader: ({ params }) => {
    const name = pageNameOf(params.page);
    if (!name) throw notFound();
    return name;
  },
  component: VersionsPage,
});

import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageNameOf, readSide, StaticPage } from '#find/content';

/** Rules and help for visitors who are not signed in. */
export const Route = createFileRoute('/authentication_/legal/$page')({
  validateSearch: readSide,
  loader: ({ params }) => {
    const name = pageNameOf(params.page);
    if (!name) throw notFound();
    return name;
  },
  component: () => <StaticPage name={Route.useLoaderData()} side={Route.useSearch().side} />,
});

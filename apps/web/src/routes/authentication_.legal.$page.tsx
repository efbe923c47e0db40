import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageNameOf, StaticPage } from '#find/content';

/** Rules for visitors who are not signed in yet. */
export const Route = createFileRoute('/authentication_/legal/$page')({
  validateSearch: (search): { readonly side?: 'guest' | 'cast' } =>
    search['side'] === 'cast' ? { side: 'cast' } : {},
  loader: ({ params }) => {
    const name = pageNameOf(params.page);
    if (!name) throw notFound();
    return name;
  },
  component: () => <StaticPage name={Route.useLoaderData()} side={Route.useSearch().side} />,
});

import { createFileRoute, notFound } from '@tanstack/react-router';
import { useBack } from '../app/use-back.ts';
import { pageTitles } from '#find/content';
import { pageNameOf } from '../features/find/content/pages.ts';
import { StaticPageScreen } from '../features/find/content/static-page-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

/** Rules for who is not signed in yet. */
export const Route = createFileRoute('/authentication_/legal/$page')({
  validateSearch: (search): { readonly side?: 'guest' | 'cast' } =>
    search['side'] === 'cast' ? { side: 'cast' } : {},
  loader: ({ params }) => {
    const name = pageNameOf(params.page);
    if (!name) throw notFound();
    return name;
  },
  component: Legal,
});

function Legal() {
  const name = Route.useLoaderData();
  const { side = 'guest' } = Route.useSearch();
  return (
    <>
      <AppBar title={pageTitles[name]} onBack={useBack()} />
      <StaticPageScreen name={name} side={side} />
    </>
  );
}

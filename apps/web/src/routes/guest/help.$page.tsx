import { createFileRoute, notFound } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { pageTitles } from '#find/content';
import { pageNameOf } from '../../features/find/content/pages.ts';
import { StaticPageScreen } from '../../features/find/content/static-page-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

/** faq, terms-service, privacy-policy, how-to-use, commercial-transaction. */
export const Route = createFileRoute('/guest/help/$page')({
  loader: ({ params }) => {
    const name = pageNameOf(params.page);
    if (!name) throw notFound();
    return name;
  },
  component: HelpPage,
});

function HelpPage() {
  const name = Route.useLoaderData();
  return (
    <>
      <AppBar title={pageTitles[name]} onBack={useBack()} />
      <StaticPageScreen name={name} side="guest" />
    </>
  );
}

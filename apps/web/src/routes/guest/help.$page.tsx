import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageNameOf, StaticPage } from '#find/content';

/** faq, terms-service, privacy-policy, how-to-use, commercial-transaction. */
export const Route = createFileRoute('/guest/help/$page')({
  loader: ({ params }) => {
    const name = pageNameOf(params.page);
    if (!name) throw notFound();
    return name;
  },
  component: () => <StaticPage name={Route.useLoaderData()} side="guest" />,
});

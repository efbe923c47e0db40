import { createFileRoute, notFound } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';
import { castComing } from '../../app/coming-titles.ja.ts';

/** Screens not implemented yet; any other path is not found. */
export const Route = createFileRoute('/cast/$')({
  loader: ({ params }) => {
    const title = castComing[params._splat ?? ''];
    if (!title) throw notFound();
    return title;
  },
  component: () => <ComingScreen title={Route.useLoaderData()} />,
});

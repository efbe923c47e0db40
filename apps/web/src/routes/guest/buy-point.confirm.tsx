import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/guest/buy-point/confirm')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/guest/buy-point/confirm"!</div>;
}

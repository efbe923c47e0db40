import { Link } from '@tanstack/react-router';

/** A report, in the queue of reports. */
export function ReportLink({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <Link
      to="/queues/$queue"
      params={{ queue: 'reports' }}
      search={{ item: id }}
      className="font-bold text-primary underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}

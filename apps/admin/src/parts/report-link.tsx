import { Link } from '@tanstack/react-router';

interface Props {
  readonly id: string;
  readonly children: string;
}

/** A report, in the queue of reports. */
export function ReportLink({ id, children }: Props) {
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

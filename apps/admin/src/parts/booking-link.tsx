import { Link } from '@tanstack/react-router';

interface Props {
  /** Its id, or its number. */
  readonly id: string;
  readonly children: string;
}

/** A booking by its number, which leads to its page. */
export function BookingLink({ id, children }: Props) {
  return (
    <Link
      to="/bookings/$bookingId"
      params={{ bookingId: id }}
      className="nums font-bold break-all text-primary underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}

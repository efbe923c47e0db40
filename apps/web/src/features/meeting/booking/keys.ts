/** First part of every query key under which bookings lie, of both sides. */
export const bookingKey = 'booking';

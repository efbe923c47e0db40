/** First part of every query key that holds bookings, for both sides. */
export const bookingKey = 'booking';

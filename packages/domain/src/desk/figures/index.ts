export {
  acceptancePercent,
  addFigures,
  answerMinutes,
  BOOKING_FIGURES,
  bookingFigures,
  figureOfStep,
  type BookingFigure,
  type BookingFigures,
  type CountedStep,
  type Step,
} from './booking-figures.ts';
export { figureDays } from './figure-days.ts';

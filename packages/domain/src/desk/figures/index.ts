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
export {
  COUNTED_FIGURES,
  isPeopleFigure,
  PEOPLE_FIGURES,
  SMS_SUBJECTS,
  type CountedFigure,
  type PeopleFigure,
  type SmsSubject,
} from './people-figures.ts';

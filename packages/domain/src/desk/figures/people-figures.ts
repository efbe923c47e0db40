import { BOOKING_FIGURES } from './booking-figures.ts';

/** What is counted of people, each once on the day it happened. */
export const PEOPLE_FIGURES = [
  'guests',
  'casts',
  'left',
  'ageChecksPassed',
  'ageChecksRefused',
  'smsSent',
] as const;
export type PeopleFigure = (typeof PEOPLE_FIGURES)[number];

/** Figures that lead to the rows they are made of: counts, and what was settled, which is a sum of points. */
export const COUNTED_FIGURES = [...BOOKING_FIGURES, 'settled', ...PEOPLE_FIGURES] as const;
export type CountedFigure = (typeof COUNTED_FIGURES)[number];

export const isPeopleFigure = (figure: CountedFigure): figure is PeopleFigure =>
  (PEOPLE_FIGURES as readonly string[]).includes(figure);

/** What an SMS was about; its words and its number are not kept. */
export const SMS_SUBJECTS = ['CODE', 'PHONE', 'AGE_CHECK', 'BANK_ACCOUNT', 'ON_CALL', 'NOTICE'] as const;
export type SmsSubject = (typeof SMS_SUBJECTS)[number];

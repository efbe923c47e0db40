export { ActButton } from './act-button.tsx';
export { ArriveBar } from './arrive-bar.tsx';
export { attendanceRow } from './attendance-row.ts';
export { BadgeChips, ParticipationChip } from './badge-chips.tsx';
export { BeforeStart, arrivedText } from './before-start.tsx';
export { BookingCard } from './booking-card.tsx';
export { BookingList } from './booking-list.tsx';
export {
  type BookingAction,
  type BookingButton,
  buttonOf,
  buttonsFor,
  guestButtonsFor,
} from './booking-actions.ts';
export { ClaimCard, ClaimLink, claimQuestion } from './claim-part.tsx';
export { BookingDayPage, MeetingResult } from './day-page.tsx';
export { BookingDetailPage } from './detail-page.tsx';
export { BookingDetailScreen, HistoryCard } from './detail-screen.tsx';
export { tierLabels } from './acts.ja.ts';
export { bookingTexts, cancelTypeLabels, participationLabels } from './ja.ts';
export { type ListFilter, listQuery, readListSearch } from './list-filter.ts';
export { BookingListPage, type ListProps, type WideListProps } from './list-page.tsx';
export { BookingPanes } from './booking-panes.tsx';
export { ToDetail } from './links.tsx';
export { MeetingPanel } from './meeting-panel.tsx';
export { factsOf, isLastToAnswer } from './others.ts';
export { NextStepBar } from './next-step-bar.tsx';
export { Occasion, OccasionCard } from './occasion.tsx';
export { PlaceLine } from './place-line.tsx';
export { ReasonSheet } from './reason-sheet.tsx';
export type { ReviewInput } from './review-form.tsx';
export { ReviewCard, Reviews } from './reviews.tsx';
export { bookingReads } from './reads.ts';
export { RunningCost } from './running-cost.tsx';
export { settlementNow } from './settlement-now.ts';
export type { BookingSide } from './side.ts';
export { countedTime, spanOf } from './span.ts';
export { goesOn, isOfToday, isReviewOpen, stateOf } from './state.ts';
export { TakeBack } from './take-back.tsx';
export { timelineEntries } from './timeline-entries.ja.ts';
export { useBookingRefresh } from './use-booking-refresh.ts';
export { useCommand } from './use-command.ts';
export { useShownSum } from './use-shown-sum.ts';

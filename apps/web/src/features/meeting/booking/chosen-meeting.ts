/** What the choice between several meetings of a day needs of each. */
export interface Meeting {
  readonly bookingId: string;
  readonly startMinute: number;
}

/** Of the meetings of a day the one asked for, else the first that still goes on, else the last. */
export function chosenMeeting<Item extends Meeting>(
  meetings: readonly Item[],
  bookingId: string | undefined,
  goesOn: (meeting: Item) => boolean,
): Item | undefined {
  return (
    meetings.find((meeting) => meeting.bookingId === bookingId) ?? meetings.find(goesOn) ?? meetings.at(-1)
  );
}

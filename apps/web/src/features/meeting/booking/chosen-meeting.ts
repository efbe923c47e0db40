/** What the choice between several meetings of a day needs of each. */
export interface Meeting {
  readonly bookingId: string;
  readonly startMinute: number;
}

/** Of a day's meetings the requested one, else the first still running, else the last. */
export function chosenMeeting<Item extends Meeting>(
  meetings: readonly Item[],
  bookingId: string | undefined,
  goesOn: (meeting: Item) => boolean,
): Item | undefined {
  return (
    meetings.find((meeting) => meeting.bookingId === bookingId) ?? meetings.find(goesOn) ?? meetings.at(-1)
  );
}

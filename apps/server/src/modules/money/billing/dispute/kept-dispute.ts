/** What is kept of a dispute. */
export interface KeptDispute {
  readonly disputeId: string;
  readonly reason: string;
  readonly respondBy: Date | null;
  readonly outcome: 'WON' | 'LOST' | null;
}

import { UserType } from '@yoimachi/domain/account';
import type { NewsAudience } from './catalogue.ts';

export interface Period {
  readonly startsAt: Date;
  /** The first instant at which it is not shown any more; null: no end. */
  readonly endsAt: Date | null;
}

/** Whether something of this period is shown: from its first instant on, and no more at its end. */
export const isWithin = ({ startsAt, endsAt }: Period, now: Date): boolean =>
  startsAt <= now && (endsAt === null || now < endsAt);

/** The two words of an audience that hold for one side. */
export const audiencesOf = (userType: UserType): readonly [NewsAudience, NewsAudience] => [
  userType === UserType.GUEST ? 'GUESTS' : 'CASTS',
  'ALL',
];

/** The sides that an audience means. */
export function sidesOf(audience: NewsAudience): readonly UserType[] {
  if (audience === 'ALL') return [UserType.GUEST, UserType.CAST];
  return [audience === 'GUESTS' ? UserType.GUEST : UserType.CAST];
}

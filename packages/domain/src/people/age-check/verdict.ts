import { MIN_AGE_YEARS } from '@yoimachi/domain/account';
import { ageOn, type Day } from '@yoimachi/domain/time';
import type { OfferedDocument } from './documents.ts';
import { isSameName, type LegalName } from './names.ts';

/** What a reader found on a picture; null for what it could not read without doubt. Nothing else of the picture leaves it. */
export interface ReadDocument {
  /** Whether the picture names itself as a document of the type that was asked for. */
  readonly documentName: boolean;
  readonly issuer: string | null;
  /** As printed. */
  readonly name: string | null;
  readonly birthday: Day | null;
  /** The last day on which it is valid. */
  readonly expiresOn: Day | null;
  /** The back of a My Number card, whatever was asked for. */
  readonly isBack: boolean;
}

export type DocumentItem = 'documentName' | 'issuer' | 'name' | 'birthday' | 'expiresOn';
export type ItemVerdict = 'MATCHES' | 'DIFFERS' | 'UNREAD';

/** VERIFIED; for an operator, since only the name could not be read; or why it failed. */
export type DocumentOutcome = 'VERIFIED' | 'OPERATOR' | 'BACK_SIDE' | 'UNDER_AGE' | 'DIFFERS' | 'UNREAD';

export interface DocumentVerdict {
  readonly outcome: DocumentOutcome;
  /** Without `name` where no name is registered. */
  readonly items: Readonly<Partial<Record<DocumentItem, ItemVerdict>>>;
}

/** Whom a document has to show. */
export interface AskedOfDocument {
  readonly documentType: OfferedDocument;
  /** Null for a guest: he registers none, and the law asks for his age alone (domain L-09). */
  readonly legalName: LegalName | null;
  readonly birthday: Day;
  /** The day in Tokyo. */
  readonly today: Day;
}

/**
 * Whether a document shows that a person is who she says and at least 18 (rules.md 3). Verified only when all of it was read, name and
 * birthday equal the registered ones and the document has not expired; what was not read is never taken for granted.
 */
export function judgeDocument(found: ReadDocument, asked: AskedOfDocument): DocumentVerdict {
  // Nobody was born after today: what was read there is no birthday.
  const isBirthday = found.birthday !== null && found.birthday <= asked.today;
  const read = isBirthday ? found : { ...found, birthday: null };
  const items = judgeItems(read, asked);
  return { outcome: outcomeOf(read, asked, items), items };
}

function judgeItems(read: ReadDocument, asked: AskedOfDocument): DocumentVerdict['items'] {
  const { legalName, birthday, today } = asked;
  return {
    documentName: read.documentName ? 'MATCHES' : 'UNREAD',
    issuer: read.issuer === null ? 'UNREAD' : 'MATCHES',
    ...(legalName && { name: judgeName(read.name, legalName, asked.documentType) }),
    birthday: compared(read.birthday, (day) => day === birthday),
    expiresOn: compared(read.expiresOn, (day) => day >= today),
  };
}

/** A foreigner's Latin print beside a name that she registered in kana is for somebody to look at. */
function judgeName(printed: string | null, registered: LegalName, type: OfferedDocument): ItemVerdict {
  if (printed === null) return 'UNREAD';
  const isSame = isSameName(printed, registered);
  if (isSame === true) return 'MATCHES';
  return isSame === null || type === 'RESIDENCE_CARD' ? 'UNREAD' : 'DIFFERS';
}

const compared = (day: Day | null, fits: (day: Day) => boolean): ItemVerdict =>
  day === null ? 'UNREAD' : fits(day) ? 'MATCHES' : 'DIFFERS';

function outcomeOf(
  { isBack, birthday }: ReadDocument,
  { today }: AskedOfDocument,
  items: DocumentVerdict['items'],
): DocumentOutcome {
  if (isBack) return 'BACK_SIDE';
  if (birthday !== null && ageOn(birthday, today) < MIN_AGE_YEARS) return 'UNDER_AGE';
  const verdicts = Object.values(items);
  if (verdicts.includes('DIFFERS')) return 'DIFFERS';
  const unread = Object.entries(items).filter(([, verdict]) => verdict === 'UNREAD');
  if (unread.length === 0) return 'VERIFIED';
  return unread.every(([item]) => item === 'name') ? 'OPERATOR' : 'UNREAD';
}

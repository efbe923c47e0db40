import type { DocumentItem, ItemVerdict } from '@yoimachi/domain/age-check';
import { gestureName } from '#lib/gestures.ja.ts';
import type { Opened } from './api.ts';
import { ageTexts as t, verdictNames } from './ja.ts';

type CheckName = keyof typeof t.checkNames;

interface CheckItem {
  readonly name: CheckName;
  readonly label: string;
  /** What it is compared with, or what was read. */
  readonly detail: string | null;
}

const readOf = (opened: Opened, item: DocumentItem): string | null => {
  const verdict: ItemVerdict | undefined = opened.items?.[item];
  return verdict ? t.read(verdictNames[verdict]) : null;
};

/** Years from a birthday to a day, both 'YYYY-MM-DD'. */
export const yearsBetween = (birthday: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (day.slice(5) < birthday.slice(5) ? 1 : 0);

/** What has to be seen before it can be approved: what is registered, and what was handed in. */
export function itemsOf(opened: Opened): readonly CheckItem[] {
  const { name, birthday, gesture, issuer } = opened;
  const items: readonly Omit<CheckItem, 'label'>[] = [
    ...(name === null ? [] : [{ name: 'name', detail: readOf(opened, 'name') } as const]),
    ...(birthday === null ? [] : [{ name: 'birthday', detail: readOf(opened, 'birthday') } as const]),
    { name: 'age', detail: null },
    { name: 'issuer', detail: readOf(opened, 'issuer') ?? issuer },
    { name: 'expiresOn', detail: readOf(opened, 'expiresOn') },
    ...(opened.links.some(({ kind }) => kind === 'LIVE')
      ? [{ name: 'live', detail: gestureName(gesture) } as const]
      : []),
  ];
  return items.map((item) => ({ ...item, label: t.checkNames[item.name] }));
}

import { useQuery } from '@tanstack/react-query';
import { birthdayOf, isBirthday, type BirthdayParts } from '#people/profile';
import { Note } from '#ui/note.tsx';
import { enoughAgeQuery } from './api/age.ts';
import { registrationTexts as t } from './ja.ts';

/** Whether the chosen birthday is below 18, as the server says. */
export function useUnderAge(birthday: BirthdayParts): boolean {
  const day = birthdayOf(birthday);
  const { data } = useQuery(enoughAgeQuery(isBirthday(day) ? day : null));
  return data === false;
}

/** Told at once to whoever is too young: politely, and what to do. */
export function UnderAge() {
  return (
    <Note look="danger" isBoxed>
      <p>{t.underAge}</p>
      <p className="mt-1 font-normal">{t.underAgeDetail}</p>
    </Note>
  );
}

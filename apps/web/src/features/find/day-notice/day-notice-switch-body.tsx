import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '#ui/note.tsx';
import { Switch } from '#ui/switch.tsx';
import { dayNoticesQuery, useSwitchNotice } from './api/day-notices.ts';
import { dayNoticeTexts as t } from './ja.ts';

/** The switch; nothing until it is known how it stands. */
export default function DayNoticeSwitchBody({ castId }: { readonly castId: string }) {
  const { data } = useQuery(dayNoticesQuery());
  const { mutate, isPending, variables, error } = useSwitchNotice();
  if (!data) return null;
  return (
    <>
      <Switch
        label={t.label}
        isOn={isPending ? variables.isOn : data.some((cast) => cast.castId === castId)}
        onChange={(isOn) => mutate({ castId, isOn })}
      />
      <ErrorNote error={error} />
    </>
  );
}

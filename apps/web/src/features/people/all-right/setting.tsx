import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#lib/api-error.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Section } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { safetySettingQuery, useSaveSetting } from './api/all-right.ts';
import { allRightTexts as t } from './ja.ts';

/** Whether she is asked half-way through a meeting. */
export function AllRightSetting() {
  const query = useQuery(safetySettingQuery);
  const save = useSaveSetting();
  return (
    <Section>
      <H2>{t.settingTitle}</H2>
      {query.data ? (
        <Card className="flex flex-col gap-2">
          <Switch
            label={t.setting}
            isOn={save.isPending ? save.variables : query.data.asksAllRight}
            onChange={(isOn) => {
              if (!save.isPending) save.mutate(isOn);
            }}
          />
          <p className="phrase text-xs text-sub">{t.settingDetail}</p>
          {save.error && <Note look="danger">{errorMessage(save.error)}</Note>}
        </Card>
      ) : query.error ? (
        <LoadFailed error={query.error} isPending={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton>
          <Bone className="h-24" />
        </Skeleton>
      )}
    </Section>
  );
}

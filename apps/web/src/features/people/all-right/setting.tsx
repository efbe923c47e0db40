import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { Switch } from '#ui/switch.tsx';
import { safetySettingQuery, useSaveSetting } from './api/all-right.ts';
import { allRightTexts as t } from './ja.ts';

/** Whether she is asked half-way through a meeting; nothing until it is known. */
export function AllRightSetting() {
  const { data } = useQuery(safetySettingQuery());
  const save = useSaveSetting();
  if (!data) return null;
  return (
    <Section title={t.settingTitle}>
      <Card className="flex flex-col gap-2">
        <Switch
          label={t.setting}
          isOn={save.isPending ? save.variables : data.asksAllRight}
          onChange={(isOn) => {
            if (!save.isPending) save.mutate(isOn);
          }}
        />
        <p className="phrase text-xs text-sub">{t.settingDetail}</p>
        <ErrorNote error={save.error} />
      </Card>
    </Section>
  );
}

import { allRightRoutes } from '@yoimachi/contract/all-right';
import { useQuery } from '@tanstack/react-query';
import { query, useRefresh } from '#lib/queries.ts';
import { useSend } from '#lib/use-send.ts';
import { Card } from '#ui/card.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { Switch } from '#ui/switch.tsx';
import { allRightTexts as t } from './ja.ts';

/** Whether she is asked half-way through a meeting; nothing until it is known. */
export function AllRightSetting() {
  const { data } = useQuery(query(allRightRoutes.getSafetySetting));
  const save = useSend(allRightRoutes.putSafetySetting, {
    onSettled: useRefresh(allRightRoutes.getSafetySetting),
  });
  if (!data) return null;
  return (
    <Section title={t.settingTitle}>
      <Card className="flex flex-col gap-2">
        <Switch
          label={t.setting}
          isOn={save.isPending ? save.variables.body.asksAllRight : data.asksAllRight}
          onChange={(isOn) => {
            if (!save.isPending) save.mutate({ body: { asksAllRight: isOn } });
          }}
        />
        <p className="phrase text-xs text-sub">{t.settingDetail}</p>
        <ErrorNote error={save.error} />
      </Card>
    </Section>
  );
}

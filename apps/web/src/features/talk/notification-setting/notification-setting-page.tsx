import { useQuery } from '@tanstack/react-query';
import { SubPage } from '#ui/bars.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Page } from '#ui/page.tsx';
import { Addresses } from './addresses.tsx';
import { settingsQuery, useSaveSettings } from './api/settings.ts';
import type { NoticeSettings, Side } from './api/settings.ts';
import { ChannelTable } from './channel-table.tsx';
import { settingTexts as t } from './ja.ts';
import { PushSwitch } from '#talk/push';
import { QuietHours } from './quiet-hours.tsx';

/** By which channels a person is told of what, where they lead, and when they are quiet. */
export function NotificationSettingPage({ side }: { readonly side: Side }) {
  const settings = useQuery(settingsQuery(side));
  return (
    <SubPage title={t.title}>
      <Loaded query={settings}>{(found) => <Settings settings={found} side={side} />}</Loaded>
    </SubPage>
  );
}

function Settings({ settings, side }: { readonly settings: NoticeSettings; readonly side: Side }) {
  const { mutate } = useSaveSettings(side);
  const save = (change: Partial<NoticeSettings>) => mutate({ ...settings, ...change });
  return (
    <Page className="gap-8">
      <PushSwitch />
      <ChannelTable settings={settings} onChange={save} />
      <Addresses addresses={settings.addresses} side={side} />
      <QuietHours quiet={settings.quiet} onChange={(quiet) => save({ quiet })} />
    </Page>
  );
}

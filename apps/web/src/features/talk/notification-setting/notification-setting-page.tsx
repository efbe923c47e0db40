import { useQuery } from '@tanstack/react-query';
import { SubPage } from '#ui/bars.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Addresses } from './addresses.tsx';
import { settingsQuery, useSaveSettings, type NoticeSettings, type Side } from './api/settings.ts';
import { settingTexts as t } from './ja.ts';
import { PushSwitch } from '#talk/push';
import { formatMinute } from '@yoimachi/domain/time';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { NOTICE_CATEGORIES, type NoticeCategory } from '@yoimachi/domain/notification';
import { Icon } from '#ui/icon.tsx';

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

type Quiet = NoticeSettings['quiet'];

/** Large letters take a line for each time. */
const half = 'min-w-[6.5rem] flex-1';

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => index * 30);

/** When only what cannot wait is told. */
function QuietHours(props: { readonly quiet: Quiet; readonly onChange: (quiet: Quiet) => void }) {
  const { quiet, onChange } = props;
  const optionsBut = (other: number) =>
    HALF_HOURS.filter((minute) => minute !== other).map((minute) => ({
      value: String(minute),
      label: formatMinute(minute),
    }));
  return (
    <Section title={t.quiet}>
      <Card className="flex flex-col gap-3">
        <Switch
          label={<span className="font-bold">{t.quietSwitch}</span>}
          isOn={quiet.isOn}
          onChange={(isOn) => onChange({ ...quiet, isOn })}
        />
        {quiet.isOn && (
          <div className="flex flex-wrap items-center gap-3">
            <div className={half}>
              <Select
                label={<span className="sr-only">{t.from}</span>}
                emptyLabel={null}
                options={optionsBut(quiet.toMinute)}
                value={String(quiet.fromMinute)}
                onChange={(event) => onChange({ ...quiet, fromMinute: Number(event.target.value) })}
              />
            </div>
            <span aria-hidden="true" className="text-sub">
              –
            </span>
            <div className={half}>
              <Select
                label={<span className="sr-only">{t.to}</span>}
                emptyLabel={null}
                options={optionsBut(quiet.fromMinute)}
                value={String(quiet.toMinute)}
                onChange={(event) => onChange({ ...quiet, toMinute: Number(event.target.value) })}
              />
            </div>
          </div>
        )}
      </Card>
      {quiet.isOn && <Note>{t.quietHelp(formatMinute(quiet.toMinute))}</Note>}
    </Section>
  );
}

interface Props {
  readonly settings: NoticeSettings;
  readonly onChange: (change: Partial<NoticeSettings>) => void;
}

const COLUMNS = ['APP', 'PUSH', 'LINE', 'MAIL', 'SMS'] as const;
type Column = (typeof COLUMNS)[number];
const columns = 'grid grid-cols-5 justify-items-center';

/** What is told by which channel: a line for each category, a box for each channel. */
function ChannelTable({ settings, onChange }: Props) {
  const { channels, everyChannel } = settings;
  const isOn = (category: NoticeCategory, channel: Column) =>
    channels.some((cell) => cell.category === category && cell.channel === channel && cell.isOn);
  const set = (category: NoticeCategory, channel: Column, next: boolean) =>
    onChange({
      channels: channels.map((cell) =>
        cell.category === category && cell.channel === channel ? { ...cell, isOn: next } : cell,
      ),
    });
  return (
    <Section title={t.how}>
      <Card isFlush>
        <div
          aria-hidden="true"
          className={`${columns} rounded-t-lg border-b border-line bg-sunken px-2 py-3`}
        >
          {COLUMNS.map((column) => (
            <span key={column} className="text-xs text-sub">
              {t.columns[column]}
            </span>
          ))}
        </div>
        <div className="divide-y divide-line">
          {NOTICE_CATEGORIES.map((category) => (
            <fieldset key={category} className="pt-4 pb-2">
              <legend className="contents">
                <span className="block px-4 text-sm font-bold">{t.categories[category].name}</span>
              </legend>
              <p className="px-4 text-xs text-sub">{t.categories[category].about}</p>
              <div className={`${columns} px-2`}>
                {COLUMNS.map((column) => (
                  <Cell
                    key={column}
                    category={category}
                    column={column}
                    isOn={isOn(category, column)}
                    onChange={(next) => set(category, column, next)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </Card>
      <Note>
        <Icon name="lock" size={14} className="mr-1 inline" />
        {t.lockHelp}
      </Note>
      <Note>{t.smsHelp}</Note>
      <Card>
        <Switch
          label={<span className="font-bold">{t.every}</span>}
          isOn={everyChannel}
          onChange={(next) => onChange({ everyChannel: next })}
        />
        <p className="phrase text-xs text-sub">{t.everyHelp}</p>
      </Card>
    </Section>
  );
}

interface CellProps {
  readonly category: NoticeCategory;
  readonly column: Column;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A box of 44 px; a lock where it is always so, a dash where it never is. */
function Cell({ category, column, isOn, onChange }: CellProps) {
  const { name } = t.categories[category];
  const channel = t.columns[column];
  if (column === 'SMS' && category !== 'SAFETY') return <Fixed text={t.never(name, channel)}>–</Fixed>;
  if (column === 'APP' || column === 'SMS')
    return (
      <Fixed text={t.always(name, channel)}>
        <span className="grid size-6 place-items-center rounded-sm bg-sunken">
          <Icon name="lock" size={14} />
        </span>
      </Fixed>
    );
  return (
    <label className="relative grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t.cell(name, channel)}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="peer/box size-6 cursor-pointer appearance-none rounded-sm border border-edge bg-surface checked:border-primary checked:bg-primary"
      />
      <Icon
        name="check"
        size={16}
        className="pointer-events-none absolute hidden text-on-primary [stroke-width:3] peer-checked/box:block"
      />
    </label>
  );
}

function Fixed({ text, children }: { readonly text: string; readonly children: React.ReactNode }) {
  return (
    <span className="grid size-11 place-items-center text-sub">
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

import { NOTICE_CATEGORIES, type NoticeCategory } from '@yoimachi/domain/notification';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Section } from '#ui/page.tsx';
import { Switch } from '#ui/switch.tsx';
import type { NoticeSettings } from './api/settings.ts';
import { settingTexts as t } from './ja.ts';

interface Props {
  readonly settings: NoticeSettings;
  readonly onChange: (change: Partial<NoticeSettings>) => void;
}

const COLUMNS = ['APP', 'PUSH', 'LINE', 'MAIL', 'SMS'] as const;
type Column = (typeof COLUMNS)[number];
const columns = 'grid grid-cols-5 justify-items-center';

/** What is told by which channel: a line for each category, a box for each channel. */
export function ChannelTable({ settings, onChange }: Props) {
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
    <Section>
      <H2>{t.how}</H2>
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

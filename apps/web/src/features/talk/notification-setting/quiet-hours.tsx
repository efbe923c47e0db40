import { formatMinute } from '@yoimachi/domain/time';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Section } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import type { NoticeSettings } from './api/settings.ts';
import { settingTexts as t } from './ja.ts';

type Quiet = NoticeSettings['quiet'];

/** Large letters take a line for each time. */
const half = 'min-w-[6.5rem] flex-1';

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => index * 30);

/** When only what cannot wait is told. */
export function QuietHours(props: { readonly quiet: Quiet; readonly onChange: (quiet: Quiet) => void }) {
  const { quiet, onChange } = props;
  const optionsBut = (other: number) =>
    HALF_HOURS.filter((minute) => minute !== other).map((minute) => ({
      value: String(minute),
      label: formatMinute(minute),
    }));
  return (
    <Section>
      <H2>{t.quiet}</H2>
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

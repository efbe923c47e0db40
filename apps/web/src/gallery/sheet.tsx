import { useState } from 'react';
import { Points } from '#ui/amount.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { AppBar } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { TimeGrid, TimeSelect, quarterHours } from '#ui/time-select.tsx';

export function SheetPage() {
  const [isOpen, setOpen] = useState(true);
  const [start, setStart] = useState(1050);
  const [end, setEnd] = useState<number | null>(1215);
  const [minutes, setMinutes] = useState(60);
  const [people, setPeople] = useState(1);
  return (
    <>
      <AppBar title="シート" />
      <Page>
        <Button onClick={() => setOpen(true)}>開く</Button>
      </Page>
      <DaySheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="しおりさんに同伴をリクエスト"
        face={<Avatar src="/portraits/002.webp" name="しおり" />}
        under={<p className="text-xs text-sub">六本木・ラウンジ 灯</p>}
        footer={
          <div className="flex items-center gap-4">
            <div>
              <p className="nums text-xs text-sub">17:30–18:30</p>
              <Points value={11000} size="lg" />
            </div>
            <Button className="flex-1">同伴をリクエスト</Button>
          </div>
        }
      >
        <TimeGrid
          label="開始時刻"
          aside="受付 17:00–19:30 / 15分単位"
          minutes={quarterHours(1020, 1125)}
          value={start}
          onChange={setStart}
          isTaken={(minute) => minute === 1035}
        />
        <div className="grid grid-cols-2 gap-3">
          <Stepper
            label="時間"
            unit="分"
            value={minutes}
            onChange={setMinutes}
            min={45}
            max={120}
            step={15}
          />
          <Stepper label="人数" unit="人" value={people} onChange={setPeople} min={1} max={4} />
        </div>
        <TimeSelect
          label="終了"
          value={end}
          onChange={setEnd}
          firstMinute={1080}
          lastMinute={1500}
          error="終了時刻は出勤予定時間の15分前までに設定してください。"
          repair={
            <Button variant="line" size="md" className="self-start">
              終了を19:45に変更する
            </Button>
          }
        />
        <Cost />
      </DaySheet>
    </>
  );
}

function Cost() {
  return (
    <>
      <Rows
        rows={[
          { label: '必要ポイント', detail: '5,500P × 2', amount: <Points value={11000} /> },
          { label: '所持ポイント', amount: <Points value={12400} /> },
          { label: 'リクエスト後の残高', amount: <Points value={1400} />, isTotal: true },
        ]}
      />
      <Note look="ok">
        仮押さえのうえ、終了後に実際の時間で確定します。承認後のキャンセル料：前日50％・当日100％
      </Note>
    </>
  );
}

import { Avatar } from '#ui/avatar.tsx';
import { AppBar } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { DayTrack } from '#ui/day-track.tsx';
import { FeeTable } from '#ui/fee-table.tsx';
import { MeetingClock } from '#ui/meeting-clock.tsx';
import { Note } from '#ui/note.tsx';
import { H2, MoreMark, Page, moreLinkClass } from '#ui/page.tsx';
import { Timeline } from '#ui/timeline.tsx';

const fees = [
  { when: '11/22（日）まで', rate: '無料', points: 0 },
  { when: '11/23（月・祝）', rate: '50%', points: 8250, isToday: true },
  { when: '11/24（火）当日', rate: '100%', points: 16500 },
];
const history = [
  { title: 'リクエストを送信しました', detail: '11/20（金）20:14｜16,500Pを仮押さえ' },
  { title: 'しおりさんが承認しました', detail: '11/20（金）22:41｜予約が確定' },
  { title: '同伴の開始', detail: '11/24（火）17:30', isNext: true },
];

export function BookingPage() {
  return (
    <>
      <AppBar
        title="本日の同伴"
        onBack={() => history.length}
        action={
          <Button variant="danger" size="md" icon="siren">
            緊急連絡
          </Button>
        }
      />
      <Page>
        <div className="flex items-center gap-3">
          <Avatar src="/portraits/002.webp" name="しおり" />
          <div className="min-w-0 flex-1">
            <p className="truncate">
              <span className="font-mincho text-lg font-bold">しおり</span>
              <span className="ml-1 text-sm text-sub">さん</span>
            </p>
            <p className="text-sm text-sub">鮨 なぎさ</p>
          </div>
          <Chip look="live">同伴中</Chip>
        </div>
        <MeetingClock label="終了予定 19:00 まで" minutes={38} unit="分" />
        <DayTrack startMinute={1050} endMinute={1140} workMinute={1200} nowMinute={1102} />
        <Card>
          <div className="flex flex-col gap-3">
            <H2
              aside={
                <button type="button" className={moreLinkClass}>
                  内訳を見る
                  <MoreMark />
                </button>
              }
            >
              キャンセル料
            </H2>
            <FeeTable caption="キャンセル料" rows={fees} />
            <Note>キャスト都合のキャンセルや、キャストが現れなかった場合は、全額が返還されます。</Note>
          </div>
        </Card>
        <Card>
          <div className="flex flex-col gap-3">
            <H2>履歴</H2>
            <Timeline entries={history} />
          </div>
        </Card>
      </Page>
    </>
  );
}

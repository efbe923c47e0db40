import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import {
  Bubble,
  BubbleFailed,
  BubbleRow,
  BubbleSending,
  BubbleTime,
  DayLine,
  GiftBubble,
  SystemLine,
  WithdrawnBubble,
} from '#ui/bubble.tsx';
import { Card } from '#ui/card.tsx';
import { ChatRow } from '#ui/chat-row.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { Chip } from '#ui/chip.tsx';
import { Composer } from '#ui/composer.tsx';
import { EventCard, eventCardClass } from '#ui/event-card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { StopBar } from '#ui/stop-bar.tsx';

const AT = '2026-11-20T13:43:00Z';
const face = (size: 32 | 56) => <Avatar src="/portraits/002.webp" name="しおり" size={size} />;

export function ChatPage() {
  return (
    <Page>
      <Conversations />
      <Thread />
      <Writing />
    </Page>
  );
}

function Conversations() {
  const common = { face: face(56), isPinned: false, isMuted: false, at: AT, unreadCount: 0 };
  return (
    <Card isFlush className="divide-y divide-line">
      <ChatRow
        {...common}
        name="しおり"
        isPinned
        when="17:21"
        line="お店の前で17時25分に。楽しみです。"
        unreadCount={2}
        booking={
          <>
            <Chip look="ok">予約確定</Chip>11/24（火）17:30
          </>
        }
      />
      <ChatRow {...common} name="瑞希" when="14:03" line="「季節の花束」を贈りました" isGift />
      <ChatRow
        {...common}
        name="玲奈"
        isMuted
        when="11/18"
        line="あなた：来月の予定が出たら教えてください。"
      />
      <ChatRow {...common} name="花音" when="昨日" line="先日はありがとうございました。" isOpen />
    </Card>
  );
}

function Thread() {
  const time = <BubbleTime time="22:50" at={AT} />;
  const read = <BubbleTime time="22:47" at={AT} isRead />;
  return (
    <div className="flex flex-col gap-3">
      <Note look="ok" isBoxed>
        電話番号・LINE ID・SNSなどの連絡先の交換、直接の金銭のやり取りは禁止されています。
      </Note>
      <DayLine>11月20日（金）</DayLine>
      <SystemLine time="20:14" at={AT}>
        同伴リクエストを送信しました
      </SystemLine>
      <div className={eventCardClass}>
        <EventCard
          icon="calendarCheck"
          tone="ok"
          head="予約が確定しました"
          at={AT}
          time="22:41"
          main="11月24日（火）17:30 – 19:00"
          under="鮨 なぎさ"
        />
      </div>
      <BubbleRow isOwn={false} face={face(32)} meta={time}>
        <Bubble look="other">リクエストありがとうございます。お鮨、楽しみにしています。</Bubble>
      </BubbleRow>
      <BubbleRow isOwn meta={read}>
        <Bubble look="own">苦手なネタはありますか？</Bubble>
      </BubbleRow>
      <BubbleRow isOwn meta={read}>
        <GiftBubble
          head="ギフトを贈りました"
          picture={<GiftPicture picture="bouquet" size={44} />}
          name="季節の花束"
          cost="1,000P"
        />
      </BubbleRow>
      <BubbleRow isOwn meta={<BubbleSending isWaiting={false} />}>
        <Bubble look="sending">奥の席を取りました。</Bubble>
      </BubbleRow>
      <BubbleRow isOwn meta={<BubbleSending isWaiting />}>
        <Bubble look="sending">圏外で書いたもの</Bubble>
      </BubbleRow>
      <BubbleRow isOwn below={<BubbleFailed reason={null} onResend={() => {}} onRemove={() => {}} />}>
        <Bubble look="failed">お店の前で17時25分に。</Bubble>
      </BubbleRow>
      <BubbleRow isOwn>
        <WithdrawnBubble>メッセージの送信を取り消しました</WithdrawnBubble>
      </BubbleRow>
    </div>
  );
}

function Writing() {
  const [text, setText] = useState('何かあれば090-1234-5678へお願いします。');
  const bar = {
    id: 'stopped',
    isStop: true,
    element: (
      <StopBar
        id="stopped"
        kind="stop"
        title="連絡先と思われる内容が含まれているため送信できません。"
        detail="「090-1234-5678」を消すと送信できます。"
      />
    ),
  };
  const lead = <IconButton icon="plus" label="その他" />;
  return (
    <div className="flex flex-col gap-5">
      <Composer
        label="メッセージ"
        maxLength={1000}
        {...{ text, lead }}
        onChange={setText}
        onSend={() => {}}
      />
      <Composer
        label="止められたメッセージ"
        maxLength={1000}
        {...{ text, lead }}
        bar={text.includes('090') ? bar : undefined}
        onChange={setText}
        onSend={() => {}}
      />
    </div>
  );
}

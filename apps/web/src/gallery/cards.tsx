import { useState } from 'react';
import { Points } from '#ui/amount.tsx';
import { ChoiceStrip, DayLabel } from '#ui/choice-strip.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { H2, Page } from '#ui/page.tsx';
import { Photo, PhotoPill } from '#ui/photo.tsx';
import { Score, Tier } from '#ui/tier.tsx';

const days = ['明日', '月・祝', '火', '水', '木', '金', '土', '日'].map((top, index) => ({
  value: String(22 + index),
  label: (
    <DayLabel top={top} date={String(22 + index)} tone={top.includes('祝') ? 'text-danger' : undefined} />
  ),
}));
const districts = ['すべて', '銀座', '六本木', '新宿', '恵比寿', '北新地'].map((name) => ({
  value: name,
  label: name,
}));
const casts = ['あおい', 'しおり', 'かえで', 'りん'];

export function CardsPage() {
  const [day, setDay] = useState('22');
  const [district, setDistrict] = useState('すべて');
  return (
    <Page width="wide">
      <ChoiceStrip label="日付" look="day" options={days} value={day} onChange={setDay} />
      <ChoiceStrip label="エリア" options={districts} value={district} onChange={setDistrict} />
      <div>
        <H2
          level={1}
          aside={
            <span className="inline-flex items-center gap-1 font-bold">
              <Icon name="sort" size={18} />
              おすすめ順
            </span>
          }
        >
          明日、会えるキャスト
        </H2>
        <p className="flex items-center gap-1 text-sm text-sub">
          <Icon name="pin" size={16} />
          すべてのエリア ｜ 128人
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 desktop:grid-cols-4">
        {casts.map((name, index) => (
          <li key={name} className="relative flex flex-col gap-0.5">
            <Photo src={`/portraits/${String(index + 1).padStart(3, '0')}.webp`} alt="" isEager>
              <span className="absolute top-2.5 left-2.5">
                <Tier castClass={index === 0 ? 'SUPER_PREMIUM' : 'PREMIUM'} isOnPhoto />
              </span>
              <span className="absolute bottom-2 left-2">
                <PhotoPill hasDot>17:00〜 空きあり</PhotoPill>
              </span>
              <IconButton
                icon={index === 2 ? 'heartFilled' : 'heart'}
                iconClassName={index === 2 ? 'text-photo-heart' : undefined}
                label={`${name}さんをお気に入りに追加`}
                look="photo"
                className="absolute! top-1 right-1"
              />
            </Photo>
            <div className="mt-2 flex items-baseline gap-2">
              <h2 className="truncate text-lg">{name}</h2>
              <span className="nums text-sm text-sub">22</span>
            </div>
            <p className="truncate text-xs text-sub">銀座 / クラブ 月白</p>
            <div className="mt-1 flex items-center justify-between">
              <span className="text-xs text-sub">
                <Points value={2000} size="sm" className="text-ink" /> / 30分
              </span>
              <Score score={4.3} count={8} />
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

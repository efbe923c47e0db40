import { useState, type ReactNode } from 'react';
import { HomeBar } from '#ui/bars.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Main } from '#ui/main.tsx';
import { TabBar, TopBar, type TabItem } from '#ui/tab-bar.tsx';

const icons = ['search', 'heart', 'calendar', 'chat', 'user'] as const;
const labels = ['さがす', 'お気に入り', '予約', 'チャット', 'マイページ'] as const;

/** The shell around the samples. */
export function Frame({
  names,
  children,
}: {
  readonly names: readonly string[];
  readonly children: ReactNode;
}) {
  const [hasBars] = useState(() => !location.hash.includes('sheet'));
  const items: TabItem[] = icons.map((icon, index) => ({
    to: '/guest',
    label: labels[index] ?? '',
    icon,
    isCurrent: index === 0,
    badgeCount: [undefined, undefined, 1, 3][index],
  }));
  const keyed = items.map((item, index) => ({ ...item, to: `#/${names[index] ?? ''}` as TabItem['to'] }));
  const actions = (
    <>
      <span className="nums flex h-9 items-center gap-1.5 rounded-full bg-sunken px-3.5 text-sm font-bold">
        <Icon name="point" size={18} className="text-gold" />
        12,400
      </span>
      <IconButton icon="bell" label="お知らせ 未読2件" hasDot />
    </>
  );
  return (
    <div className={`flex min-h-dvh flex-col ${hasBars ? 'dock' : ''}`}>
      <TopBar items={keyed}>{actions}</TopBar>
      <Main className="relative flex flex-1 flex-col">
        {hasBars && <HomeBar title="部品">{actions}</HomeBar>}
        {children}
      </Main>
      {hasBars && <TabBar items={keyed} />}
    </div>
  );
}

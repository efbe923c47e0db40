import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { H2, Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { Tabs } from '#ui/tabs.tsx';

const tabs = [
  { value: 'empty', label: 'これからの予約' },
  { value: 'error', label: '過去の予約' },
  { value: 'loading', label: '読み込み' },
] as const;

export function StatesPage() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('empty');
  return (
    <Page>
      <H2 level={1}>同伴予約一覧</H2>
      <Tabs id="states" label="予約の期間" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'empty' && (
          <State
            icon="calendar"
            title="予約はありません"
            detail="会いたい日を選んで、同伴をリクエストできます。"
            action={<Button>キャストをさがす</Button>}
          />
        )}
        {tab === 'error' && (
          <State
            icon="cloudOff"
            title="読み込めませんでした"
            detail="通信エラーが発生しました。通信環境をご確認ください。"
            action={
              <Button variant="line" icon="refresh">
                再試行する
              </Button>
            }
          />
        )}
        {tab === 'loading' && <CardListSkeleton />}
      </Tabs>
    </Page>
  );
}

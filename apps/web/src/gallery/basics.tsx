import { useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { Points, Yen } from '#ui/amount.tsx';
import { Avatar, Initial } from '#ui/avatar.tsx';
import { Brand } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardList, Divider } from '#ui/card.tsx';
import { Chip, Tag } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconPaths } from '#ui/icon-paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { Rows, SpecCard } from '#ui/rows.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { Score, Tier } from '#ui/tier.tsx';

export function BasicsPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Page>
      <H2 level={1}>部品見本</H2>
      <Brand size="lg" />
      <Section>
        <H2>ボタン</H2>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen(true)}>確認を開く</Button>
          <Button variant="line" onClick={() => showToast('保存しました', 'ok')}>
            トースト
          </Button>
          <Button variant="quiet">全額</Button>
          <Button variant="danger" icon="trash">
            削除する
          </Button>
          <Button variant="ghost" size="md">
            クリア
          </Button>
          <Button isPending>送信する</Button>
          <Button disabledReason="16:30から押せます">到着しました</Button>
          <IconButton icon="sliders" label="絞り込む" look="line" size={48} />
          <IconButton icon="heart" label="お気に入り" look="glass" />
        </div>
      </Section>
      <Marks />
      <Ledgers />
      <Divider />
      <ThemeSwitch />
      <div className="flex flex-wrap gap-3 text-sub">
        {(Object.keys(iconPaths) as (keyof typeof iconPaths)[]).map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="予約をキャンセルしますか？"
        confirmLabel="予約をキャンセルする"
        isDestructive
        onConfirm={() => setOpen(false)}
      >
        キャンセル料8,250P（50％）が発生します。
      </ConfirmDialog>
    </Page>
  );
}

function Marks() {
  return (
    <Section>
      <H2>状態</H2>
      <div className="flex flex-wrap items-center gap-2">
        <Chip look="ok">予約確定</Chip>
        <Chip look="live">同伴中</Chip>
        <Chip look="tint">本日</Chip>
        <Chip look="request">リクエスト 2件</Chip>
        <Chip look="wait">確認待ち</Chip>
        <Chip look="mute">完了</Chip>
        <Chip look="danger">無断キャンセル</Chip>
        <Tag>聞き上手</Tag>
        <Tier castClass="SUPER_PREMIUM" />
        <Score score={4.6} count={45} form="full" />
        <Avatar src={null} name="宮下" />
        <Initial name="Kent" size={44} />
      </div>
    </Section>
  );
}

function Ledgers() {
  return (
    <>
      <Card>
        <Rows
          rows={[
            { label: '必要ポイント', detail: '5,500P × 2', amount: <Points value={11000} /> },
            { label: '所持ポイント', amount: <Points value={12400} /> },
            { label: '手数料', amount: <Yen value={200} isMinus /> },
            { label: 'リクエスト後の残高', amount: <Points value={1400} size="lg" />, isTotal: true },
          ]}
        />
      </Card>
      <SpecCard
        rows={[
          { label: 'お店のジャンル', value: 'ラウンジ' },
          { label: 'エリア', value: '東京都（六本木）' },
          { label: 'お支払い方法', value: 'VISA •••• 4242' },
        ]}
      />
      <Section>
        <Note look="ok">承認前の取り下げと、前々日までのキャンセルは無料です。</Note>
        <Note isBoxed>VISA •••• 4242 に、同伴終了後に自動請求されます。</Note>
        <Note look="danger">通信エラーが発生しました。通信環境をご確認ください。</Note>
      </Section>
      <CardList>
        {(['card', 'receipt', 'help'] as const).map((icon, index) => (
          <li key={icon}>
            <button type="button" className={linkRowClass}>
              <LinkRow
                icon={icon}
                label={['お支払い情報', '領収書の発行', 'ヘルプ'][index]}
                aside={index === 0 && 'VISA'}
              />
            </button>
          </li>
        ))}
      </CardList>
    </>
  );
}

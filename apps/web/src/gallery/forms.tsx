import { yenForPoints } from '@yoimachi/domain/money';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { PackageRadio } from '#ui/package-radio.tsx';
import { H2, Page } from '#ui/page.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Select } from '#ui/select.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { Yen } from '#ui/amount.tsx';

const packages = [3000, 5000, 10000, 20000].map((points) => ({
  id: String(points),
  points,
  yen: yenForPoints(points),
}));

export function FormsPage() {
  const [code, setCode] = useState('4829');
  const [points, setPoints] = useState<number | null>(12000);
  const [chosen, setChosen] = useState<string | null>('10000');
  const [side, setSide] = useState<'guest' | 'cast' | null>('guest');
  return (
    <>
      <Page>
        <H2 level={1}>入力</H2>
        <TextField
          label="携帯電話番号"
          need="required"
          help="SMSを受信できる携帯電話番号をハイフンなしで入力してください"
          inputMode="tel"
          autoComplete="tel"
          defaultValue="09012345678"
        />
        <TextField
          label="ニックネーム"
          error="ニックネームは10文字以内で入力してください。"
          defaultValue="とても長いニックネーム"
        />
        <CodeField label="認証コード" value={code} onChange={setCode} />
        <CodeField
          label="認証コード（誤り）"
          value="482913"
          onChange={() => undefined}
          error="認証コードに誤りがあります。"
        />
        <RadioCards
          label="利用する目的をお選びください"
          value={side}
          onChange={setSide}
          options={[
            { value: 'guest', label: 'ゲストとして利用する', help: 'キャストをさがして同伴を予約します' },
            {
              value: 'cast',
              label: 'キャストとして登録する',
              help: 'スケジュールを公開してリクエストを受けます',
            },
          ]}
        />
        <PackageRadio label="ポイントを選ぶ" packages={packages} value={chosen} onChange={setChosen} />
        <NumberField
          label="ポイント数を指定する"
          value={points}
          onChange={setPoints}
          suffix="P"
          help="500P〜1,000,000P"
        />
        <Select label="出身地" need="optional" options={[{ value: '13', label: '東京都' }]} />
        <Checks />
      </Page>
      <StickyBar
        terms="購入日から180日間有効｜返品・返金はできません"
        amount={
          <>
            <p className="nums text-xs text-sub">10,000P</p>
            <Yen value={12100} size="lg" />
          </>
        }
      >
        <Button>内容を確認する</Button>
      </StickyBar>
    </>
  );
}

function Checks() {
  const [intro, setIntro] = useState('日本酒が好きです。');
  return (
    <>
      <TextArea
        label="自己紹介"
        value={intro}
        count={{ text: intro, max: 500 }}
        onChange={(event) => setIntro(event.target.value)}
      />
      <Checkbox label="私は18歳以上です（高校生を除く）" defaultChecked />
      <Checkbox label="利用規約に同意する" error="同意が必要です。" />
      <Checkbox
        isCard
        defaultChecked
        label="複数人の同伴に一人では参加できない"
        help="ゲストが2人以上のときは、ほかのキャストと一緒の場合だけリクエストを受け付けます。"
      />
    </>
  );
}

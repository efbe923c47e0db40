import { useQuery } from '@tanstack/react-query';
import { giftAdminRoutes } from '@yoimachi/contract/gift-admin';
import { rewardOf } from '@yoimachi/domain/points';
import { useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { query } from '#lib/queries.ts';
import { useFirstFee } from '#lib/stages.ts';
import { visible } from '#lib/visible.ts';
import { ActButton, OpenAct } from '#parts/act/index.ts';
import { DataTable } from '#parts/data-table.tsx';
import { fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { Panel } from '#parts/panel.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import { Screen } from '#parts/page-head.tsx';
import { pointsText } from '#ui/amount.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { Switch } from '#ui/switch.tsx';
import { addGift, changePrice, removeGift, switchGifts, type Gift } from './acts.tsx';
import { giftTexts as t } from './ja.ts';

/** What guests can give, in the order of their sheet, and whether they can. */
export function GiftsPage() {
  const gifts = useQuery(query(giftAdminRoutes.listGifts));
  return (
    <Screen title={t.title} head={<ActButton act={addGift} />}>
      <Loaded query={gifts}>
        {({ isEnabled, items }) => (
          <div className="grid items-start gap-4 p-5 desktop:grid-cols-[minmax(0,1fr)_320px]">
            <Panel title={t.label} isFlush>
              <DataTable
                id="gifts"
                label={t.label}
                columns={columns}
                rows={items}
                rowId={({ giftId }) => giftId}
                acts={[changePrice, removeGift]}
                empty={<State icon="gift" title={t.empty} />}
              />
            </Panel>
            <div className="flex min-w-0 flex-col gap-4">
              <OpenSwitch isEnabled={isEnabled} />
              <SettingHistory of="GIFT" title={t.history} />
              <SettingHistory of="GIFT_SWITCH" title={t.switchHistory} />
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

const columns: readonly Column<Gift>[] = [
  fixedColumn('gift', t.gift, ({ name, picture }) => (
    <span className="flex items-center gap-3 py-1">
      <GiftPicture picture={picture} size={36} />
      <b>
        <bdi>{visible(name)}</bdi>
      </b>
    </span>
  )),
  numberColumn('points', t.points, ({ points }) => pointsText(points)),
  numberColumn('reward', t.reward, ({ points }) => <Reward points={points} />),
];

/** What a cast who has just begun gets of it. */
function Reward({ points }: { readonly points: number }) {
  const fee = useFirstFee();
  return fee === undefined ? null : <span>{pointsText(rewardOf(points, fee).rewardPoints)}</span>;
}

function OpenSwitch({ isEnabled }: { readonly isEnabled: boolean }) {
  const mayAct = useMayAct();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="rounded-lg border border-line bg-surface px-5 py-3">
      <Switch
        label={<b>{t.isOpen}</b>}
        isOn={isEnabled}
        onChange={() => setAsking(true)}
        isDisabled={!mayAct('switchGifts')}
      />
      <p className="phrase text-xs text-sub">{t.isOpenHelp}</p>
      {isAsking && <OpenAct act={switchGifts} of={isEnabled} onClose={() => setAsking(false)} />}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { rewardOf } from '@yoimachi/domain/points';
import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { useFirstFee } from '#lib/stages.ts';
import { visible } from '#lib/visible.ts';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { Panel } from '#parts/panel.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { pointsText } from '#ui/amount.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { Switch } from '#ui/switch.tsx';
import { giftsQuery, useRemoveGift, useSwitchGifts } from './api.ts';
import type { Gift } from './api.ts';
import { giftTexts as t } from './ja.ts';

const AddDialog = lazy(() => import('./add-dialog.tsx'));
const PriceDialog = lazy(() => import('./price-dialog.tsx'));

type Doing = { readonly what: 'add' } | { readonly what: 'price' | 'remove'; readonly gift: Gift };

/** What guests can give, in the order of their sheet, and whether they can. */
export function GiftsPage() {
  const mayAct = useMayAct();
  const gifts = useQuery(giftsQuery);
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title}>
        {mayAct('addGift') && <SmallButton onClick={() => setDoing({ what: 'add' })}>{t.add}</SmallButton>}
      </PageHead>
      <Loaded query={gifts}>
        {({ isEnabled, items }) => (
          <div className="grid items-start gap-4 p-5 desktop:grid-cols-[minmax(0,1fr)_320px]">
            <Panel title={t.label} isFlush>
              {items.length === 0 ? (
                <State icon="gift" title={t.empty} />
              ) : (
                <DataTable
                  id="gifts"
                  label={t.label}
                  columns={mayAct('changeGiftPrice') ? [...columns, acts(setDoing)] : columns}
                  rows={items}
                  rowId={({ giftId }) => giftId}
                />
              )}
            </Panel>
            <div className="flex min-w-0 flex-col gap-4">
              <OpenSwitch isEnabled={isEnabled} />
              <SettingHistory of="GIFT" title={t.history} />
              <SettingHistory of="GIFT_SWITCH" title={t.switchHistory} />
            </div>
          </div>
        )}
      </Loaded>
      <Suspense>
        {doing?.what === 'add' && <AddDialog onClose={close} />}
        {doing?.what === 'price' && <PriceDialog gift={doing.gift} onClose={close} />}
      </Suspense>
      {doing?.what === 'remove' && <Remove gift={doing.gift} onClose={close} />}
    </div>
  );
}

const columns: readonly Column<Gift>[] = [
  {
    id: 'gift',
    header: t.gift,
    isFixed: true,
    cell: ({ name, picture }) => (
      <span className="flex items-center gap-3 py-1">
        <GiftPicture picture={picture} size={36} />
        <b>
          <bdi>{visible(name)}</bdi>
        </b>
      </span>
    ),
  },
  { id: 'points', header: t.points, isNumber: true, cell: ({ points }) => pointsText(points) },
  { id: 'reward', header: t.reward, isNumber: true, cell: ({ points }) => <Reward points={points} /> },
];

/** What a cast who has just begun gets of it. */
function Reward({ points }: { readonly points: number }) {
  const fee = useFirstFee();
  return fee === undefined ? null : <span>{pointsText(rewardOf(points, fee).rewardPoints)}</span>;
}

const acts = (onDo: (doing: Doing) => void): Column<Gift> => ({
  id: 'acts',
  header: t.acts,
  cell: (gift) => (
    <span className="flex flex-wrap justify-end gap-2">
      <SmallButton aria-label={t.priceOf(visible(gift.name))} onClick={() => onDo({ what: 'price', gift })}>
        {t.price}
      </SmallButton>
      <SmallButton
        look="danger"
        aria-label={t.removeOf(visible(gift.name))}
        onClick={() => onDo({ what: 'remove', gift })}
      >
        {t.remove}
      </SmallButton>
    </span>
  ),
});

function Remove({ gift, onClose }: { readonly gift: Gift; readonly onClose: () => void }) {
  const remove = useRemoveGift(onClose);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t.removeTitle(visible(gift.name))}
      confirmLabel={t.remove}
      isDestructive
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(gift.giftId, { onError: (error) => showToast(errorMessage(error), 'danger') })
      }
    >
      {t.removeDetail}
    </ConfirmDialog>
  );
}

function OpenSwitch({ isEnabled }: { readonly isEnabled: boolean }) {
  const mayAct = useMayAct();
  const [isAsking, setAsking] = useState(false);
  const flip = useSwitchGifts(!isEnabled, () => setAsking(false));
  return (
    <div className="rounded-lg border border-line bg-surface px-5 py-3">
      <Switch
        label={<b>{t.isOpen}</b>}
        isOn={isEnabled}
        onChange={() => setAsking(true)}
        isDisabled={!mayAct('switchGifts')}
      />
      <p className="phrase text-xs text-sub">{t.isOpenHelp}</p>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={isEnabled ? t.closeTitle : t.openTitle}
        confirmLabel={isEnabled ? t.closeConfirm : t.openConfirm}
        isDestructive={isEnabled}
        isPending={flip.isPending}
        onConfirm={() =>
          flip.mutate(undefined, { onError: (error) => showToast(errorMessage(error), 'danger') })
        }
      >
        {isEnabled ? t.isOpenHelp : t.openDetail}
      </ConfirmDialog>
    </div>
  );
}

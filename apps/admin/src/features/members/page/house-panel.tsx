import { areaName } from '@yoimachi/domain/profile';
import { Facts } from '#parts/workbench/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import type { Member } from '../api.ts';
import { classNames } from '../names.ja.ts';
import { pageTexts as t } from './ja.ts';
import { Panel } from './panel.tsx';

interface Props {
  readonly member: Member;
  readonly cast: NonNullable<Member['cast']>;
}

/** Where a cast works and what she costs. */
export function HousePanel({ member: { store, prefecture, district, castClass }, cast }: Props) {
  return (
    <Panel title={t.house}>
      <Facts
        facts={[
          [t.store, store?.name ?? t.notSaid],
          [t.area, prefecture === null || district === null ? t.notSaid : areaName(prefecture, district)],
          [t.castClass, castClass === null ? null : classNames[castClass]],
          [t.price, cast.price30 === null ? t.notSaid : pointsText(cast.price30)],
          [t.price15, cast.price15 === null ? null : pointsText(cast.price15)],
          [t.listed, cast.isListed ? t.isListed : t.isNotListed],
          [t.paused, cast.resumesAt === null ? null : formatDay(dayOf(new Date(cast.resumesAt)))],
        ]}
      />
    </Panel>
  );
}

import { entryOf } from '@yoimachi/contract/operator-errors';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import {
  DISTRICT_NAME_MAX,
  DISTRICT_READING_MAX,
  districtProblems,
  fullAreaName,
  OTHER_DISTRICT,
} from '@yoimachi/domain/profile';
import type { OfficeDistrict } from '#lib/districts.ts';
import { prefectureOptions } from '#lib/prefecture-options.ts';
import { act, check, choice, choiceOrNone, line } from '#parts/act/index.ts';
import { Note } from '#ui/note.tsx';
import { districtsTexts, districtTexts as t } from './ja.ts';

/** A district with what is in it, among all. */
export interface Row {
  readonly all: readonly OfficeDistrict[];
  readonly district: OfficeDistrict;
  readonly storeCount: number;
  readonly castCount: number;
}
/** Where a new one is, when the list says it. */
interface New {
  readonly all: readonly OfficeDistrict[];
  readonly prefecture: number | undefined;
}

/** The one behind it, so that it stays where it is. */
function following({ all, district }: Row): string | undefined {
  const next = all[all.indexOf(district) + 1];
  return next && next.name !== OTHER_DISTRICT ? next.id : undefined;
}

/** What a district is called, how it is read and before which other it stands. */
const named = (all: readonly OfficeDistrict[], row?: Row) => ({
  name: line(t.name, { start: row?.district.name, need: 'required', max: DISTRICT_NAME_MAX }),
  reading: line(t.reading, {
    start: row?.district.reading,
    help: t.readingHelp,
    need: 'required',
    max: DISTRICT_READING_MAX,
  }),
  beforeId: choiceOrNone(
    t.place,
    t.last,
    (typed) =>
      all
        .filter(({ id, prefecture, name }) => {
          const isThere = prefecture === (row?.district.prefecture ?? Number(typed['prefecture']));
          return isThere && id !== row?.district.id && name !== OTHER_DISTRICT;
        })
        .map(({ id, name }) => ({ value: id, label: t.before(name) })),
    row && following(row),
  ),
  isMain: check(t.isMain, { start: row !== undefined && row.district.mainPosition !== null }),
});

/** The rule of the server. */
const problems = (typed: { readonly name: string; readonly reading: string }) =>
  Object.fromEntries(
    Object.entries(districtProblems(typed)).map(([field, code]) => [field, entryOf(code).message]),
  );
const refusals = { DISTRICT_EXISTS: ['name', entryOf('DISTRICT_EXISTS').message] } as const;

export const addDistrict = act(profileAdminRoutes, 'addDistrict', {
  title: t.addTitle,
  label: t.add,
  open: districtsTexts.add,
  fields: ({ all, prefecture }: New) => ({
    prefecture: choice(t.prefecture, prefectureOptions, {
      initial: prefecture === undefined ? '' : String(prefecture),
      need: 'required',
      wrong: t.choosePrefecture,
    }),
    ...named(all),
  }),
  check: problems,
  refusals,
  body: ({ prefecture, beforeId, ...typed }, { all }) => ({
    ...typed,
    prefecture: Number(prefecture),
    // Of the prefecture that was chosen last.
    beforeId: all.some(({ id, ...one }) => id === beforeId && one.prefecture === Number(prefecture))
      ? beforeId
      : null,
  }),
  done: t.added,
});

/** The rest of a prefecture stays as it is. */
const isFor = ({ district }: Row) => district.name !== OTHER_DISTRICT;
const params = ({ district }: Row) => ({ districtId: district.id });

export const changeDistrict = act(profileAdminRoutes, 'changeDistrict', {
  title: t.changeTitle,
  label: t.save,
  open: districtsTexts.change,
  openOf: ({ district }) => districtsTexts.changeOf(district.name),
  isFor,
  params,
  above: () => <Note>{t.changeHelp}</Note>,
  fields: (row: Row) => named(row.all, row),
  check: problems,
  refusals,
  done: ({ castCount }) => t.changed(castCount),
});

/** Takes a district out; where stores are in it, into which they go: its own prefecture first, where they nearly always do. */
export const removeDistrict = act(profileAdminRoutes, 'removeDistrict', {
  title: ({ district }) => t.removeTitle(district.name),
  label: t.remove,
  openOf: ({ district }) => districtsTexts.removeOf(district.name),
  isDestructive: true,
  isFor,
  params,
  above: ({ storeCount, castCount }) => (
    <Note>{storeCount > 0 ? t.removeMoves(storeCount, castCount) : t.removeEmpty}</Note>
  ),
  fields: ({ all, district: { id, prefecture } }) => {
    const others = all
      .filter((one) => one.id !== id)
      .toSorted((a, b) => Number(a.prefecture !== prefecture) - Number(b.prefecture !== prefecture));
    const rest = others.find((one) => one.prefecture === prefecture && one.name === OTHER_DISTRICT);
    return {
      intoId: choice(
        t.into,
        others.map((one) => ({ value: one.id, label: fullAreaName(one.prefecture, one.name) })),
        { start: rest?.id ?? others[0]?.id, need: 'required' },
      ),
    };
  },
  hides: (_typed, { storeCount }) => ({ intoId: storeCount === 0 }),
  body: ({ intoId }, { storeCount }) => ({ intoId: storeCount > 0 ? intoId : null }),
  done: ({ castCount }) => t.removed(castCount),
});

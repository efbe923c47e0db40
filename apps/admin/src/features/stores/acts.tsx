import { messageOf } from '@yoimachi/contract/errors';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { storeProblems } from '@yoimachi/domain/profile';
import { genreNames } from '#lib/booking-labels.ja.ts';
import { act, choice, line, type Field, type TypedIn } from '#parts/act/index.ts';
import { AreaSelects } from '#ui/area-selects.tsx';
import { knownDistricts } from '#ui/lib/districts.ts';
import { Note } from '#ui/note.tsx';
import type { Store } from './api.ts';
import { storesTexts, storeTexts as t } from './ja.ts';

const genres = Object.entries(genreNames).map(([value, label]) => ({ value, label }));

const area = (prefecture: number, district: string): Field<{ prefecture: string; district: string }> => ({
  start: { prefecture: String(prefecture || ''), district },
  draw: ({ value, onChange, error }) => (
    <AreaSelects need="required" {...value} errors={{ district: error }} onChange={onChange} />
  ),
});

const fieldsOf = (store: Store) => ({
  storeName: line(storesTexts.name, { start: store.name, need: 'required', max: 60 }),
  storeCategory: choice(storesTexts.genre, genres, { start: String(store.genre), need: 'required' }),
  storeArea: area(store.prefecture, store.district),
  storeAddress: line(storesTexts.address, { start: store.address, need: 'required', max: 120 }),
  storePhoneNumber: line(storesTexts.phone, {
    start: store.phone,
    need: 'required',
    inputMode: 'tel',
    max: 40,
  }),
  storeUrl: line(storesTexts.url, { start: store.url ?? '', need: 'optional', inputMode: 'url', max: 300 }),
});

/** As the server checks them. */
const valuesOf = ({ storeArea, storeCategory, ...typed }: TypedIn<ReturnType<typeof fieldsOf>>) => ({
  ...typed,
  storeCategory: Number(storeCategory),
  storePrefecture: Number(storeArea.prefecture),
  storeArea: storeArea.district,
});

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const params = ({ id }: Store) => ({ storeId: id });

/** Corrects a store for all who work there. */
export const correctStore = act(profileAdminRoutes, 'correctStore', {
  title: t.correctTitle,
  label: t.save,
  open: t.correct,
  params,
  above: () => <Note>{t.correctHelp}</Note>,
  fields: fieldsOf,
  check: (typed) => {
    const own = storeProblems(valuesOf(typed), knownDistricts(), isWebAddress);
    return Object.fromEntries(Object.entries(own).map(([field, code]) => [field, messageOf(code)]));
  },
  body: (sent) => ({ ...valuesOf(sent), storeUrl: sent.storeUrl.trim() || null }),
  done: t.saved,
});

/** It was looked at, and is another store than the one that looks the same. */
export const seeStore = act(profileAdminRoutes, 'correctStore', {
  label: t.seen,
  isDirect: true,
  params,
  body: () => ({}),
  done: t.seenSaid,
});

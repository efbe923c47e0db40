import { expect, test } from 'vitest';
import { readSources } from '../sources.ts';
import { migrationFindings } from './find.ts';

const found = (files: Readonly<Record<string, string>>) =>
  migrationFindings(
    Object.entries(files).map(([name, text]) => ({ path: `apps/server/migrations/${name}`, text })),
  );

test('the migrations of the product are as they should be', () => {
  expect(migrationFindings(readSources(['apps/server/migrations/*.sql']))).toEqual([]);
});

test('what the version before goes on with beside it passes', () => {
  expect(
    found({
      '014_more.sql': `-- expand: a note of a booking
alter table booking add column note text;
alter table booking add column pages integer not null default 0;
create table leaf (id uuid primary key, booking_id uuid not null references booking);
alter table booking add constraint booking_pages check (pages >= 0) not valid;`,
      '015_index.sql':
        '-- expand: notes by their day\ncreate index concurrently booking_note on booking (day) where note is not null;',
      '016_old.sql':
        '-- contract 014: the place has a table of its own\nalter table booking drop column place;\ndrop table leaf;',
    }),
  ).toEqual([]);
});

test.each([
  ['alter table booking rename column place to spot;', 'renaming-column'],
  ['alter table booking rename to date;', 'renaming-table'],
  ['alter table booking drop column place;', 'ban-drop-column'],
  ['drop table booking;', 'ban-drop-table'],
  ['alter table booking alter column day type text;', 'changing-column-type'],
  ['alter table booking add column at timestamptz default clock_timestamp();', 'adding-field-with-default'],
  ['alter table booking add column note text not null;', 'adding-required-field'],
  ['alter table booking alter column place set not null;', 'adding-not-nullable-field'],
  ['alter table booking add constraint whole check (pages > 0);', 'constraint-missing-not-valid'],
  ['alter table booking add foreign key (note_id) references note;', 'constraint-missing-not-valid'],
  ['alter table booking add constraint once unique (day);', 'disallowed-unique-constraint'],
  ['create index booking_by_note on booking (note);', 'require-concurrent-index-creation'],
  ['alter table booking alter column place drop not null;', 'ban-drop-not-null'],
  ['alter tabel booking add column note text;', 'syntax-error'],
])('refused as an expand: %s', (statement, rule) => {
  expect(found({ '014_it.sql': `-- expand: planted\n${statement}` }).join()).toContain(
    `014_it.sql:2 ${rule}`,
  );
});

test('a contract may end what an earlier expand has replaced, and nothing else', () => {
  const expand = {
    '014_new.sql': '-- expand: a table of its own for places\ncreate table spot (id uuid primary key);',
  };
  const drop = 'alter table booking drop column place;';
  expect(found({ ...expand, '015_old.sql': `-- contract 014: by the table of places\n${drop}` })).toEqual([]);
  expect(found({ ...expand, '015_old.sql': `-- contract 016: by nothing\n${drop}` })).toEqual([
    '015_old.sql ends what 016 has replaced, and that is no earlier expand',
  ]);
  expect(found({ '014_old.sql': `-- contract 006: of the baseline\n${drop}` })[0]).toContain(
    'no earlier expand',
  );
  const renamed = found({
    ...expand,
    '015_old.sql': '-- contract 014: anew\nalter table booking rename column place to spot;',
  });
  expect(renamed.join()).toContain('renaming-column');
});

test('each file says which it is', () => {
  expect(found({ '014_it.sql': 'alter table booking add column note text;' })).toEqual([
    '014_it.sql says in its first line neither expand nor contract',
  ]);
});

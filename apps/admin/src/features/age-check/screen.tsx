import { ageCheckAdminRoutes } from '@yoimachi/contract/age-check-admin';
import { useRead } from '#lib/use-read.ts';
import { ReadGate } from '#parts/read-gate.tsx';
import { Viewer, type Picture } from '#parts/viewer/index.ts';
import { queueScreen } from '#parts/workbench/index.ts';
import { readAgeCheck, type Opened, type Waiting } from './api.ts';
import { Decision } from './decision.tsx';
import { ageTexts as t, documentNames } from './ja.ts';

function Panel({ row }: { readonly row: Waiting }) {
  const read = useRead(row.checkId, (reason) => readAgeCheck(row.checkId, reason));
  return (
    <Decision row={row} opened={read.opened}>
      <ReadGate read={read} what={t.documents}>
        {(opened) => <Viewer title={documentNames[opened.documentType]} pictures={picturesOf(opened)} />}
      </ReadGate>
    </Decision>
  );
}

const picturesOf = ({ links }: Opened): readonly Picture[] =>
  links.map(({ kind, url }, index) => ({
    url,
    label: kind === 'LIVE' ? t.livePicture : t.documentPicture(index + 1),
  }));

export const ageChecks = queueScreen<Waiting>({
  queue: 'age-checks',
  list: ageCheckAdminRoutes.listAgeChecks,
  line: ({ nickname, who, documentType }) => ({
    name: nickname,
    kind: t.who[who],
    what: documentNames[documentType],
  }),
  Panel,
  keys: t.keys,
  empty: t.empty,
});

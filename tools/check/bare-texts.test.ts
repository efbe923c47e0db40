import { expect, test } from 'vitest';
import { bareTexts } from './bare-texts.ts';

const planted = (text: string, path = 'apps/web/src/features/talk/chat/planted.tsx') =>
  bareTexts([{ path, text }]);

test.each([
  '<p>未読{count > 0 && <b>{count}</b>}</p>',
  '<p>\n  {t.unread}\n  {count > 0 && <b />}\n</p>',
  '<p>{`${count}件`}{isLate && <b />}</p>',
  '<Tab>{labels[value]}{value === chosen && <Icon />}</Tab>',
  '<p><b />{isLate && t.late}</p>',
  "<p><b />{isLate ? t.late : ''}</p>",
  '<p><b />{isLate ? t.late : <Late />}</p>',
  '<p><b />{isLate && <>{t.late}<br /></>}</p>',
  '<p>{rows.map((row) => <b key={row} />)}{t.more}</p>',
  '<>{text}{count > 0 && <b />}</>',
  'interface P { readonly children: ReactNode }\n<b>{icon && <Icon />}{children}</b>',
  'function Late({ by }) { return t.lateBy(by); }',
  'function Late({ by }) { return by ? <b /> : t.none; }',
  'function When({ at }) { return <>{day(at)}<b /></>; }',
  "const words = isLate ? '遅れ' : null;\n<div><b />{words}</div>",
])('a text that a translator would take from React is caught: %s', (text) => {
  expect(planted(text)).toHaveLength(1);
});

test('each is told with its line', () => {
  expect(planted('<p>\n  未読\n  {isLate && <b />}\n</p>')).toEqual([
    'apps/web/src/features/talk/chat/planted.tsx:2: 未読',
  ]);
});

test.each([
  '<p><span>{t.unread}</span>{count > 0 && <b>{count}</b>}</p>',
  '<p>{t.unread}<span>{count > 0 && <b />}</span></p>',
  '<p>{t.unread}<b>{count}</b></p>',
  '<p>{isLate ? t.late : t.early}<b /></p>',
  '<p>{isLate ? t.late : <Late />}</p>',
  "<p><b />{' '}{isLate && <b />}</p>",
  'interface P { readonly children: ReactNode }\n<section>{head && <h2 />}{children}</section>',
  'const note = isLate && <Note />;\n<div><b />{note}</div>',
  'function one(name) { return <b />; }\n<div>{one(t.a)}{isLate && <b />}</div>',
  'function Late({ by }) { return <span>{t.lateBy(by)}</span>; }',
  'function Late() { useEffect(() => { return t.end; }); return createPortal(<b />, body); }',
])('what a translator may do with passes: %s', (text) => {
  expect(planted(text)).toEqual([]);
});

test('the gallery of parts shows what is always there', () => {
  expect(planted('<p>a{b && <b />}</p>', 'apps/web/src/gallery/planted.tsx')).toEqual([]);
});

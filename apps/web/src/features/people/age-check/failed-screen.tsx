import type { OwnAgeCheck } from '@yoimachi/contract/age-check';
import {
  AGE_CHECK_TRIES,
  type AgeCheckWay,
  type DocumentItem,
  type ItemVerdict,
} from '@yoimachi/domain/age-check';
import { formatMoment } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { Note } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Hints } from './hints.tsx';
import { ageTexts as t, documentNames, itemNames, itemWords, retryHints } from './ja.ts';
import { Outcome } from './outcome.tsx';

interface Props {
  readonly check: OwnAgeCheck;
  readonly triesLeft: number;
  readonly onGoOn: (way: AgeCheckWay) => void;
}

const ITEMS: readonly DocumentItem[] = ['documentName', 'name', 'birthday', 'issuer', 'expiresOn'];

/** What the machine could not say yes to, what to do better, and the other way. */
export function FailedScreen({ check, triesLeft, onGoOn }: Props) {
  const items = ITEMS.flatMap((item) => {
    const verdict = check.items?.[item];
    return verdict ? [{ item, verdict }] : [];
  });
  const wrong = items.filter(({ verdict }) => verdict !== 'MATCHES');
  const isCounted = check.finding !== 'NO_ANSWER';
  const number = AGE_CHECK_TRIES - triesLeft;
  return (
    <>
      <Page>
        <Outcome icon="card" title={t.failed} detail={triesLeft > 0 ? t.failedDetail : t.failedLast} />
        {sentenceOf(check) && <Note look="danger">{sentenceOf(check)}</Note>}
        <Card isFlush>
          <div className="flex flex-col gap-0.5 p-4">
            <p className="font-bold">{documentNames[check.documentType]}</p>
            <p className="nums text-sm text-sub">
              {isCounted
                ? t.shotAt(formatMoment(check.submittedAt), number, AGE_CHECK_TRIES)
                : t.submittedAt(formatMoment(check.submittedAt))}
            </p>
          </div>
          <Items items={items} />
        </Card>
        {triesLeft > 0 && (
          <>
            <Note>{t.triesLeft(triesLeft)}</Note>
            <Section title={t.again}>
              <Hints lines={[...wrong.map(({ item }) => retryHints[item]), t.light]} />
            </Section>
          </>
        )}
        <Card isFlush>
          <button type="button" className={linkRowClass} onClick={() => onGoOn('ANALOG')}>
            <LinkRow icon="send" label={t.analog} detail={t.analogDetail} />
          </button>
        </Card>
      </Page>
      {triesLeft > 0 && (
        <StickyBar>
          <Button onClick={() => onGoOn('AUTO')}>{t.shootAgain}</Button>
        </StickyBar>
      )}
    </>
  );
}

interface Judged {
  readonly item: DocumentItem;
  readonly verdict: ItemVerdict;
}

function Items({ items }: { readonly items: readonly Judged[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-t border-line">
      {items.map(({ item, verdict }) => {
        const fits = verdict === 'MATCHES';
        return (
          <li key={item} className="flex flex-wrap items-center gap-3 px-4 py-3 text-sm">
            <Icon name={fits ? 'check' : 'alert'} className={fits ? 'text-ok' : 'text-danger'} />
            <span className="min-w-0 flex-1">{itemNames[item]}</span>
            <span className={cx('phrase text-right', fits ? 'text-sub' : 'font-bold text-danger')}>
              {itemWords[item][verdict]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function sentenceOf({ finding }: OwnAgeCheck): string | null {
  if (finding === 'BACK_SIDE') return t.backSide;
  if (finding === 'NO_ANSWER') return t.noAnswer;
  return finding === 'DIFFERS' ? t.wrong : null;
}

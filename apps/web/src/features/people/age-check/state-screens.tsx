import { ageReasons, type AgeStanding, type OwnAgeCheck } from '@yoimachi/contract/age-check';
import { formatMoment } from '#lib/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { SpecCard } from '#ui/rows.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { LivePhoto } from './live-photo.tsx';
import { Outcome } from './outcome.tsx';
import type { Side } from './side.ts';
import { ageTexts as t, documentNames } from './ja.ts';

/** Ends the flow. */
function Close({ side }: { readonly side: Side }) {
  return (
    <StickyBar>
      <ButtonLink
        to={side === 'cast' ? '/cast' : '/guest/my-profile'}
        variant="line"
        isWide
        label={t.close}
      />
    </StickyBar>
  );
}

interface Props {
  readonly side: Side;
  readonly check: OwnAgeCheck;
}

/** The machine reads it, or operators will look at it. */
export function HandedScreen({ side, check }: Props) {
  const isRead = check.state === 'READING';
  const rows = [
    { label: t.status, value: <Chip look="wait">{t.pending}</Chip> },
    { label: t.documentType, value: documentNames[check.documentType] },
    { label: t.way, value: t.ways[check.way] },
  ];
  const by = check.answerBy === null ? [] : [{ label: t.deadline, value: formatMoment(check.answerBy) }];
  return (
    <>
      <Page>
        <Outcome
          icon="clock"
          title={isRead ? t.reading : t.submitted}
          detail={isRead ? t.readingDetail : t.submittedDetail}
        />
        <SpecCard rows={[...rows, ...by]} />
        {!isRead && <Note look="ok">{t.kept}</Note>}
      </Page>
      <Close side={side} />
    </>
  );
}

interface VerifiedProps {
  readonly side: Side;
  readonly standing: AgeStanding;
  readonly isAskedForPhoto: boolean;
}

export function VerifiedScreen({ side, standing, isAskedForPhoto }: VerifiedProps) {
  const { check } = standing;
  const method = check?.state === 'VERIFIED' ? documentNames[check.documentType] : null;
  const shown = method ?? (side === 'guest' ? t.card : null);
  return (
    <>
      <Page>
        <Outcome icon="shield" title={t.verified} detail={t.verifiedDetail[side]} />
        <SpecCard
          rows={[
            { label: t.status, value: <Chip look="ok">{t.verifiedChip}</Chip> },
            ...(shown === null ? [] : [{ label: t.method, value: shown }]),
          ]}
        />
        {isAskedForPhoto && <LivePhoto standing={standing} />}
      </Page>
      <Close side={side} />
    </>
  );
}

export function RejectedScreen({ side, check, onGoOn }: Props & { readonly onGoOn: () => void }) {
  return (
    <>
      <Page>
        <Outcome icon="alert" title={t.rejected} detail={t.rejectedDetail} />
        <SpecCard
          rows={[
            { label: t.documentType, value: documentNames[check.documentType] },
            { label: t.reason, value: check.reason && ageReasons[check.reason] },
          ]}
        />
      </Page>
      <StickyBar>
        <ButtonLink to={side === 'cast' ? '/cast' : '/guest/my-profile'} variant="line" label={t.close} />
        <Button onClick={onGoOn}>{t.resubmit}</Button>
      </StickyBar>
    </>
  );
}

export function MinorScreen() {
  return (
    <Page>
      <Outcome icon="alert" title={t.minor} detail={t.minorDetail} />
      <ButtonLink to="/contact-us" variant="line" isWide label={t.support} />
    </Page>
  );
}

/** Something comes before: a birthday, the rest of the registration, a number. */
export function NotYetScreen({ side }: { readonly side: Side }) {
  return (
    <Page>
      <Outcome icon="shield" title={t.title} detail={t.notYet[side]} />
      {side === 'guest' ? (
        <ButtonLink
          to="/guest/my-profile/edit/$part"
          params={{ part: 'birthday' }}
          isWide
          label={t.toBirthday}
        />
      ) : (
        <ButtonLink to="/authentication/waiting" isWide label={t.toRegistration} />
      )}
    </Page>
  );
}

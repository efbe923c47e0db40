import type { AgeStanding } from '@yoimachi/contract/age-check';
import {
  AGE_DOCUMENT_PHOTOS,
  ISSUER_MAX,
  isOffered,
  issuersOf,
  OFFERED_DOCUMENTS,
  type AgeCheckWay,
  type OfferedDocument,
} from '@yoimachi/domain/age-check';
import { useState } from 'react';
import { useForm, type FormState } from '#lib/use-form.ts';
import { useUploads } from '#lib/use-uploads.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Select } from '#ui/select.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useHandIn } from './api/age.ts';
import { DocumentPhotos, ShootButtons } from './document-photos.tsx';
import { DrawnDocument } from './drawn-document.tsx';
import { Hints } from './hints.tsx';
import { ageTexts as t, documentNames, documentSides, maskHints } from './ja.ts';
import { LivePhoto } from './live-photo.tsx';
import type { Side } from './side.ts';

interface Props {
  readonly side: Side;
  readonly standing: AgeStanding;
  readonly firstWay: AgeCheckWay;
}

/** Which document, by whom, its photos, for a cast one of herself; then it is handed in. What was chosen stays while the net fails. */
export function HandInScreen({ side, standing, firstWay }: Props) {
  const [way, setWay] = useState<AgeCheckWay>(firstWay);
  const { photos, isSent, uploadIds } = usePhotos(way === 'AUTO' ? 1 : AGE_DOCUMENT_PHOTOS);
  const form = useForm({
    start: lastOf(standing),
    body: ({ type, issuer }) => ({ way, documentType: type!, issuer: issuer.trim(), uploadIds }),
    ...useHandIn(side),
  });
  const { type } = form.values;
  const needsHer = side === 'cast' && standing.needsLivePhoto;
  const missing = !isSent ? t.waitForPhotos : needsHer ? t.livePhotoFirst : undefined;
  return (
    <>
      <Page className="gap-8">
        <div className="flex flex-col gap-2">
          <p className="phrase text-sm text-sub">{t.lead[side]}</p>
          {side === 'guest' && <ByCard />}
        </div>
        {standing.ways.length > 1 && <Ways way={way} onChange={setWay} />}
        <RadioCards
          label={<H2>{t.documentType}</H2>}
          options={TYPES}
          value={type}
          onChange={(next) => isOffered(next) && form.change(chosen(next))}
        />
        {type && (
          <>
            <Issuer type={type} field={form.field('issuer')} />
            <HowTo type={type} />
            <DocumentPhotos {...photos} />
            {side === 'cast' && <LivePhoto standing={standing} />}
          </>
        )}
        <div className="flex flex-col gap-2">
          <Note look="ok">{t.kept}</Note>
          <Note>{t.formats}</Note>
        </div>
        <ErrorNote error={form.error} />
      </Page>
      <StickyBar>
        {photos.items.length === 0 ? (
          <ShootButtons onFiles={photos.onFiles} disabledReason={type ? undefined : t.chooseFirst} />
        ) : (
          <Button
            isWide
            isPending={form.isPending}
            disabledReason={missing}
            onClick={() => type && form.submit()}
          >
            {t.submit}
          </Button>
        )}
      </StickyBar>
    </>
  );
}

/** Which document and whose it was the last time. */
const lastOf = ({ check }: AgeStanding) => ({
  type: check && isOffered(check.documentType) ? check.documentType : null,
  issuer: check?.issuer ?? '',
});

/** A document, with who issues it where that is known. */
function chosen(type: OfferedDocument) {
  const known = issuersOf(type);
  return { type, issuer: known.length === 1 || type === 'RESIDENCE_CARD' ? known[0]! : '' };
}

/** The photos of the document, the newest as many as there may be. */
function usePhotos(most: number) {
  const uploads = useUploads({ purpose: 'AGE_DOCUMENT' });
  const items = uploads.items.slice(-most);
  const uploadIds = items.flatMap(({ uploadId }) => uploadId ?? []);
  const onFiles = (files: readonly File[]) => {
    if (most === 1) for (const { id } of uploads.items) uploads.cancel(id);
    uploads.start(files.slice(0, most === 1 ? 1 : most - items.length));
  };
  const isSent = items.length > 0 && uploadIds.length === items.length;
  return { photos: { uploads, items, most, onFiles }, isSent, uploadIds };
}

function HowTo({ type }: { readonly type: OfferedDocument }) {
  return (
    <Section title={t.howTo}>
      <DrawnDocument type={type} />
      <Hints lines={[t.fill, t.noGlare]} covered={maskHints[type]} />
    </Section>
  );
}

const TYPES = [
  ...OFFERED_DOCUMENTS.map((type) => ({
    value: type,
    label: documentNames[type],
    help: documentSides[type],
  })),
  {
    value: 'HEALTH_INSURANCE_CARD' as const,
    label: documentNames.HEALTH_INSURANCE_CARD,
    help: documentSides.HEALTH_INSURANCE_CARD,
    isDisabled: true,
  },
];

function ByCard() {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Note>{t.byCard}</Note>
      <ButtonLink to="/guest/payment-info" variant="ghost" size="md" label={t.toCard} />
    </div>
  );
}

function Ways({
  way,
  onChange,
}: {
  readonly way: AgeCheckWay;
  readonly onChange: (way: AgeCheckWay) => void;
}) {
  return (
    <RadioCards
      label={t.way}
      options={(['AUTO', 'ANALOG'] as const).map((value) => ({
        value,
        label: t.ways[value],
        help: t.wayHelp[value],
      }))}
      value={way}
      onChange={onChange}
    />
  );
}

interface IssuerProps {
  readonly type: OfferedDocument;
  readonly field: ReturnType<FormState<{ readonly issuer: string }>['field']>;
}

/** One of few, or what stands on the document. */
function Issuer({ type, field }: IssuerProps) {
  const known = issuersOf(type);
  if (known.length > 0)
    return (
      <Select
        label={t.issuer}
        need="required"
        options={known.map((name) => ({ value: name, label: name }))}
        {...field}
      />
    );
  return <TextField label={t.issuer} need="required" help={t.issuerHelp} maxLength={ISSUER_MAX} {...field} />;
}

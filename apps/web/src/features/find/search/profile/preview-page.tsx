import { useQuery } from '@tanstack/react-query';
import { type LinkProps } from '@tanstack/react-router';
import { searchRoutes, type OwnPreview } from '@yoimachi/contract/search';
import type { ProfileGap } from '@yoimachi/domain/profile';
import { query } from '#lib/queries.ts';
import { Screen } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { MenuLink } from '#ui/menu-link.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { About } from './about.tsx';
import { Photos } from './photos.tsx';
import { gapLabels, previewTexts as t } from './preview.ja.ts';
import { Prices } from './prices.tsx';
import { ProfileHead } from './profile-head.tsx';

/** /cast/my-profile/preview: her profile as guests see it, and what it lacks. */
export function PreviewPage() {
  const preview = useQuery(query(searchRoutes.previewOwnProfile, {}, { staleTime: 0 }));
  return (
    <Screen title={t.title} className="gap-8">
      {preview.data ? (
        <Preview preview={preview.data} />
      ) : preview.isError ? (
        <QueryFailed query={preview} />
      ) : (
        <Skeleton>
          <Bone className="h-24 rounded-lg" />
          <Bone className="h-96 rounded-lg" />
        </Skeleton>
      )}
    </Screen>
  );
}

function Preview({ preview }: { readonly preview: OwnPreview }) {
  const { profile, missing } = preview;
  const { price30, price15, store } = profile;
  return (
    <>
      <Standing preview={preview} />
      <Gaps missing={missing} />
      {store && (
        <section aria-label={t.lead} className="flex flex-col gap-8">
          <Note>{t.lead}</Note>
          <Shown
            profile={{ ...profile, store }}
            prices={price30 !== null && price15 !== null ? { price30, price15 } : null}
          />
        </section>
      )}
      <ButtonLink to="/cast/edit-profile" isWide label={t.edit} />
    </>
  );
}

type Profile = OwnPreview['profile'] & { readonly store: NonNullable<OwnPreview['profile']['store']> };

function Shown(props: {
  readonly profile: Profile;
  readonly prices: { readonly price30: number; readonly price15: number } | null;
}) {
  const { profile, prices } = props;
  return (
    <>
      <div className="flex flex-col gap-5">
        <Photos cast={profile} />
        <ProfileHead cast={profile} level={2} heart={null} />
        {prices ? <Prices {...prices} /> : <Note>{t.noPrice}</Note>}
      </div>
      <About cast={profile} />
    </>
  );
}

function Standing({ preview: { isListed, isPaused } }: { readonly preview: OwnPreview }) {
  const detail = isListed ? t.listedDetail : isPaused ? t.pausedDetail : t.notListedDetail;
  return (
    <Card className="flex items-center justify-between gap-3">
      <p className="phrase text-sm">{detail}</p>
      <Chip look={isListed ? 'ok' : 'wait'}>{isListed ? t.listed : t.notListed}</Chip>
    </Card>
  );
}

const wayTo: Readonly<Record<ProfileGap, NonNullable<LinkProps['to']>>> = {
  AGE_CHECK: '/cast/age-verification',
  PRICE: '/cast/setting/setting-price',
  SCHEDULE: '/cast/setting/setting-schedule',
  PHOTO: '/cast/my-profile/photos',
  SHORT_PROFILE: '/cast/edit-profile',
  SELF_INTRO: '/cast/edit-profile',
  DETAIL: '/cast/edit-profile',
  TAGS: '/cast/edit-profile',
};

/** What is missing, each with the way to it. */
function Gaps({ missing }: { readonly missing: readonly ProfileGap[] }) {
  return (
    <Section title={t.missing}>
      {missing.length === 0 ? (
        <Note look="ok">{t.complete}</Note>
      ) : (
        <CardList>
          {missing.map((gap) => (
            <MenuLink key={gap} to={wayTo[gap]} label={gapLabels[gap]} />
          ))}
        </CardList>
      )}
    </Section>
  );
}

import { CardList } from '#ui/card.tsx';
import { useForm } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { useBack } from '#lib/use-back.ts';
import { MenuLink } from '#ui/menu-link.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import { useTextJudge } from '#talk/text-rules';
import { castOwnQuery, saveCastProfile } from './api/cast.ts';
import { CastFields } from './cast-fields.tsx';
import { profileTexts as t } from './ja.ts';
import { type CastOwnProfile, CAST_TEXTS, castValuesOf, checkCast } from './cast-form.ts';
import { EditForm } from './edit-form.tsx';

/** Later changes of the cast's public profile. */
export function CastEditPage() {
  const back = useBack();
  return (
    <QueryPage title={t.castProfile} query={castOwnQuery()}>
      {(cast) => <Editor cast={cast} onSaved={back} />}
    </QueryPage>
  );
}

function Editor({ cast, onSaved }: { readonly cast: CastOwnProfile; readonly onSaved: () => void }) {
  const now = useNow();
  const form = useForm({
    start: castValuesOf(cast),
    check: (values) => checkCast(values, cast.birthday, now),
    texts: { places: CAST_TEXTS, judge: useTextJudge() },
    says: 'left',
    ...saveCastProfile,
    said: t.saved,
    onDone: onSaved,
  });
  return (
    <EditForm form={form}>
      <CardList>
        <MenuLink to="/cast/my-profile/photos" icon="photo" label={t.toPhotos} />
      </CardList>
      <CastFields form={form} birthday={cast.birthday} />
    </EditForm>
  );
}

import { Link } from '@tanstack/react-router';
import { CardList } from '#ui/card.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { useNow } from '#lib/use-now.ts';
import { useBack } from '#lib/use-back.ts';
import { QueryPage } from '#ui/query-page.tsx';
import { castOwnQuery, useSaveCastProfile } from './api/cast.ts';
import { CastFields } from './cast-fields.tsx';
import { profileTexts as t } from './ja.ts';
import { type CastOwnProfile, CAST_TEXTS, castValuesOf, checkCast } from './cast-form.ts';
import { EditForm, saySaved } from './edit-form.tsx';
import { useFields } from './use-fields.ts';

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
  const fields = useFields({
    start: castValuesOf(cast),
    check: (values) => checkCast(values, cast.birthday, now),
    texts: CAST_TEXTS,
    save: useSaveCastProfile(),
    onSaved: () => saySaved(onSaved),
  });
  return (
    <EditForm fields={fields}>
      <CardList>
        <li>
          <Link to="/cast/my-profile/photos" className={linkRowClass}>
            <LinkRow icon="photo" label={t.toPhotos} />
          </Link>
        </li>
      </CardList>
      <CastFields fields={fields} birthday={cast.birthday} />
    </EditForm>
  );
}

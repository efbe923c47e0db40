import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { castOwnQuery, useSaveCastProfile } from './api/cast.ts';
import type { CastOwnProfile } from './api/cast.ts';
import { CastFields } from './cast-fields.tsx';
import { castValuesOf, checkCast } from './cast-form.ts';
import { EditForm, saySaved } from './edit-form.tsx';
import { Loaded } from './loaded.tsx';
import { useFields } from './use-fields.ts';

/** Later changes of the cast's public profile. */
export function CastEditScreen({ onSaved }: { readonly onSaved: () => void }) {
  const query = useQuery(castOwnQuery());
  return <Loaded query={query}>{(cast) => <Editor cast={cast} onSaved={onSaved} />}</Loaded>;
}

function Editor({ cast, onSaved }: { readonly cast: CastOwnProfile; readonly onSaved: () => void }) {
  const now = useNow();
  const fields = useFields({
    start: castValuesOf(cast),
    check: (values) => checkCast(values, cast.birthday, now),
    save: useSaveCastProfile(),
    onSaved: () => saySaved(onSaved),
  });
  return (
    <EditForm fields={fields}>
      <CastFields fields={fields} birthday={cast.birthday} />
    </EditForm>
  );
}

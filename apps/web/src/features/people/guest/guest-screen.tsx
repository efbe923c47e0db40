import { profileRoutes } from '@yoimachi/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { GuestHeart } from '#find/favorite';
import { GroupEntry } from '#find/group';
import { MemoCard } from '#find/memo';
import { isRefused } from '#lib/api-error.ts';
import { query } from '#lib/queries.ts';
import { Avatar } from '#ui/avatar.tsx';
import { SubPage } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { BlockEntry } from '#people/block';
import { GuestFacts } from '#people/profile';
import { StatePage } from '#ui/query-page.tsx';
import { GuestLine } from './guest-line.tsx';
import { guestTexts as t } from './ja.ts';

/** A guest as she may see him, and what she keeps of him for herself. */
export function GuestScreen({ guestId }: { readonly guestId: string }) {
  const guest = useQuery(query(profileRoutes.guestForCast, { params: { guestId } }));
  const navigate = useNavigate();
  return (
    <SubPage title={t.guestTitle}>
      {isRefused(guest.error) ? (
        <Gone />
      ) : (
        <Loaded query={guest}>
          {(shown) => (
            <Page className="gap-6">
              <div className="flex items-center gap-4">
                <Avatar src={shown.photo} name={shown.nickname} size={72} />
                <GuestLine guest={shown} />
                <GuestHeart guest={shown} />
              </div>
              <Card className="flex flex-col gap-4">
                <GuestFacts guest={shown} />
              </Card>
              <MemoCard friend={shown} />
              <GroupEntry side="cast" friend={shown} />
              <BlockEntry
                side="cast"
                other={shown}
                onBlocked={() => navigate({ to: '/cast/favorite', replace: true })}
              />
            </Page>
          )}
        </Loaded>
      )}
    </SubPage>
  );
}

function Gone() {
  return (
    <StatePage
      icon="user"
      title={t.gone}
      detail={t.goneDetail}
      action={<ButtonLink to="/cast/favorite" variant="line" label={t.toList} />}
    />
  );
}

import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { cannedReasons } from '@yoimachi/contract/queue';
import { call } from '#lib/api.ts';
import { useRead } from '#lib/use-read.ts';
import { visible } from '#lib/visible.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { formatTime } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { partTexts as t } from './ja.ts';
import { SmallButton } from './small-button.tsx';

interface Props {
  readonly accountId: string;
  readonly nickname: string;
  /** ゲスト, キャスト. */
  readonly who?: string | undefined;
}

/** Rings somebody up whose safety is at stake: one press shows name and number, with that as the reason; the next one dials. */
export function CallPerson({ accountId, nickname, who }: Props) {
  const read = useRead(accountId, (reason) =>
    call(profileAdminRoutes.readPerson, { params: { accountId }, body: { reason } }),
  );
  const { opened } = read;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-40">
        {who && <p className="text-xs text-sub">{who}</p>}
        <p className="font-bold">
          <bdi>{visible(nickname)}</bdi>
          {opened?.name && <bdi className="ml-2 text-sm font-normal">{visible(opened.name)}</bdi>}
        </p>
        {read.until && <p className="nums text-xs text-sub">{t.shownUntil(formatTime(read.until))}</p>}
      </div>
      {opened ? (
        <>
          {opened.phone ? (
            <a href={`tel:${opened.phone}`} className={buttonClass({ size: 'md' })}>
              <Icon name="phone" size={18} />
              <span className="nums">{t.dial(opened.phone)}</span>
            </a>
          ) : (
            <span className="text-sm text-sub">{t.noPhone}</span>
          )}
          <SmallButton look="ghost" onClick={read.close}>
            {t.hide}
          </SmallButton>
        </>
      ) : (
        <Button
          variant="line"
          size="md"
          icon="phone"
          isPending={read.isPending}
          onClick={() => read.open(cannedReasons.read.SAFETY)}
        >
          {t.showPhone}
        </Button>
      )}
      {read.error !== null && (
        <div className="w-full">
          <Note look="danger">{errorMessage(read.error)}</Note>
        </div>
      )}
    </div>
  );
}

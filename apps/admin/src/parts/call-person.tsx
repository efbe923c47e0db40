import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { call } from '#lib/api.ts';
import { useRead } from '#lib/use-read.ts';
import { visible } from '#lib/visible.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { partTexts as t } from './ja.ts';
import { SafetyRead } from './safety-read.tsx';

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
    <SafetyRead
      read={read}
      icon="phone"
      label={t.showPhone}
      name={t.showPhoneOf(visible(nickname))}
      lead={
        <>
          {who && <p className="text-xs text-sub">{who}</p>}
          <p className="font-bold">
            <bdi>{visible(nickname)}</bdi>
            {opened?.name && <bdi className="ml-2 text-sm font-normal">{visible(opened.name)}</bdi>}
          </p>
        </>
      }
    >
      {({ phone }) =>
        phone ? (
          <a href={`tel:${phone}`} className={buttonClass({ size: 'md' })}>
            <Icon name="phone" size={18} />
            <span className="nums">{t.dial(phone)}</span>
          </a>
        ) : (
          <span className="text-sm text-sub">{t.noPhone}</span>
        )
      }
    </SafetyRead>
  );
}

import { messageOf } from '@yoimachi/contract/errors';
import { PASSKEYS_MAX } from '@yoimachi/domain/login';
import { addPasskey, deviceName, knowsPasskeys, passkeyProblem } from '#people/account';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { useWays, type WaysIn } from './api/ways.ts';
import { loginTexts as t } from './ja.ts';
import { PasskeyRow } from './passkey-row.tsx';

export function PasskeySection({ ways }: { readonly ways: WaysIn }) {
  const add = useWays(() => addPasskey(deviceName()));
  const isFull = ways.passkeys.length >= PASSKEYS_MAX;
  return (
    <Section title={t.passkeys}>
      <Card isFlush>
        {ways.passkeys.length === 0 ? (
          <p className="px-4 py-4 text-sm text-sub">{t.passkeysNone}</p>
        ) : (
          <ul className="divide-y divide-line">
            {ways.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
      </Card>
      <Note>{knowsPasskeys() ? t.passkeysHelp : t.passkeysUnknown}</Note>
      {add.error && <Note look="danger">{passkeyProblem(add.error)}</Note>}
      {knowsPasskeys() && (
        <Button
          variant="line"
          icon="plus"
          isWide
          isPending={add.isPending}
          disabledReason={isFull ? messageOf('PASSKEY_LIMIT') : undefined}
          onClick={() => add.mutate(undefined, { onSuccess: () => showToast(t.passkeyAdded, 'ok') })}
        >
          {t.addPasskey}
        </Button>
      )}
    </Section>
  );
}

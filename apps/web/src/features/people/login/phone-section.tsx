import { needsPhoneStep } from '@yoimachi/domain/login';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import type { WaysIn } from './api/ways.ts';
import { loginTexts as t } from './ja.ts';
import type { Side } from './side.ts';

/** The number, and by which way the person is told things. */
export function PhoneSection({ ways, side }: { readonly ways: WaysIn; readonly side: Side }) {
  const isMissing = needsPhoneStep({ hasPhone: ways.phone !== null });
  return (
    <Section title={t.phone}>
      <Card className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-3">
          {isMissing ? (
            <Chip look="wait">{t.phoneNone}</Chip>
          ) : (
            <span className="nums font-bold">{ways.phone}</span>
          )}
          <span className="text-xs text-sub">
            {t.contact}：{t.contactOf[ways.contactMethod]}
          </span>
        </div>
        {isMissing && (
          <>
            <Note>{t.phoneNoneHelp}</Note>
            <ButtonLink
              to="/authentication/phone"
              search={{ next: side === 'cast' ? '/cast/settings/login' : '/guest/settings/login' }}
              isWide
              label={t.verifyPhone}
            />
          </>
        )}
      </Card>
    </Section>
  );
}

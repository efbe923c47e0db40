import { lazy, Suspense } from 'react';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import type { StageSetting } from '@yoimachi/contract/stage';
import { stageTexts as t } from './ja.ts';
import { referralLink } from './referral.ts';

const QrCode = lazy(() => import('#ui/qr-code.tsx'));

/** The link for other casts: as a QR code, to copy, to share. */
export function InviteCard({ referral }: Pick<StageSetting, 'referral'>) {
  const link = referralLink(referral.code);
  return (
    <Section title={t.invite}>
      <Card className="flex flex-col items-center gap-4">
        <p className="phrase text-center text-sm">{t.inviteLead}</p>
        <Suspense fallback={<Bone className="size-52 rounded-md" />}>
          <QrCode text={link} label={t.qr} />
        </Suspense>
        <p className="w-full text-center text-xs break-all select-all">
          <span className="sr-only">{t.link}</span> {link}
        </p>
        <div className="grid w-full grid-cols-2 gap-2">
          <Button variant="line" onClick={() => void copy(link)}>
            {t.copy}
          </Button>
          <Button icon="share" onClick={() => void share(link)}>
            {t.share}
          </Button>
        </div>
        <ul className="w-full text-sm text-sub">
          <li>{t.counted(referral.counted)}</li>
          <li>{t.waiting(referral.waiting)}</li>
        </ul>
      </Card>
      <Note>{t.inviteNote}</Note>
    </Section>
  );
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast(t.copied, 'ok');
  } catch {
    showToast(t.copyFailed, 'danger');
  }
}

/** The device's share menu, or the clipboard if there is none. */
async function share(link: string): Promise<void> {
  if (!('share' in navigator)) return copy(link);
  // Closing the menu without a choice is not a failure.
  await navigator.share({ text: t.shareText, url: link }).catch(() => undefined);
}

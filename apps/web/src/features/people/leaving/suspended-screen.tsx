import { isSuspensionCategory } from '@yoimachi/domain/operator';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SupportLink } from '#people/account';
import { hideToast } from '#lib/toast.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Page } from '#ui/page.tsx';
import { SpecCard } from '#ui/rows.tsx';
import { State } from '#ui/state.tsx';
import { Title } from '#ui/title.tsx';
import { categoryTexts, suspendedTexts as t } from './suspended.ja.ts';

/** Where a suspended person ends up: why, and what can be done. Also who left on another device. */
export function SuspendedPage() {
  const { reason = '' } = useSearch({ from: '/authentication_/suspended' });
  // What led here was told the same way.
  useEffect(hideToast, []);
  const isLeft = reason === 'LEFT';
  const title = isLeft ? t.leftTitle : t.title;
  return (
    <Page>
      <Title>{title}</Title>
      <State
        level={1}
        icon={isLeft ? 'moon' : 'lock'}
        title={title}
        detail={isLeft ? t.leftDetail : t.detail}
        action={
          <div className="flex flex-col items-center gap-6">
            {isSuspensionCategory(reason) && (
              <SpecCard className="text-left" rows={[{ label: t.reason, value: categoryTexts[reason] }]} />
            )}
            {!isLeft && <p className="phrase text-sm text-sub">{t.appeal}</p>}
            <ButtonLink to="/authentication" variant="line" size="md" label={t.toEntry} />
            {!isLeft && <SupportLink />}
          </div>
        }
      />
    </Page>
  );
}

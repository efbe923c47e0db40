import { couponRoutes } from '@yoimachi/contract/coupon';
import { pointsRoutes } from '@yoimachi/contract/points';
import { isNetworkError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { useRefresh } from '#lib/queries.ts';
import { useForm } from '#lib/use-form.ts';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { couponTexts as t } from './ja.ts';

const CODE_LENGTH = 100;

/** The code, and its outcome. The input stays if it was refused. */
export function RedeemForm() {
  const refresh = useRefresh(couponRoutes, pointsRoutes);
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? 'COUPON_CODE_REQUIRED' : undefined }),
    says: 'untilTyped',
    blames: (error) => (isNetworkError(error) ? undefined : 'code'),
    act: 'coupon',
    body: ({ code }) => ({ code: code.trim() }),
    send: (body, idempotencyKey) => call(couponRoutes.redeemCoupon, { body, idempotencyKey }),
    isEmptied: true,
    onDone: () => void refresh(),
  });
  const redeemed = form.answer;
  return (
    <PlainForm className="flex flex-col gap-4" onSend={form.submit}>
      <TextField
        label={t.code}
        help={t.codeHelp}
        placeholder={t.codeExample}
        maxLength={CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
        {...form.field('code')}
      />
      <Button type="submit" isWide isPending={form.isPending}>
        {t.redeem}
      </Button>
      <div role="status" className="empty:-mt-4">
        {redeemed && (
          <Card look="sunken" className="flex items-center gap-3">
            <Icon name="check" className="text-ok" />
            <div className="flex min-w-0 flex-col">
              <p className="text-sm font-bold">{t.success}</p>
              <p className="truncate text-xs text-sub">{redeemed.title}</p>
              <p className="nums text-sm">{t.gained(pointsText(redeemed.points), redeemed.expiresOn)}</p>
            </div>
          </Card>
        )}
      </div>
      <Note>
        <p>{t.about}</p>
        <p>{t.order}</p>
      </Note>
    </PlainForm>
  );
}

import { couponRoutes } from '@yoimachi/contract/coupon';
import { messageOf } from '@yoimachi/contract/errors';
import { pointsRoutes } from '@yoimachi/contract/points';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { errorMessage, isNetworkError } from '#lib/api-error.ts';
import { useRefresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';
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
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const refresh = useRefresh(couponRoutes, pointsRoutes);
  const redeem = useAct({
    name: 'coupon',
    send: (typed: string, idempotencyKey) =>
      call(couponRoutes.redeemCoupon, { body: { code: typed }, idempotencyKey }),
    onDone: () => void refresh(),
  });
  const error = isEmpty
    ? messageOf('COUPON_CODE_REQUIRED')
    : redeem.error && !isNetworkError(redeem.error)
      ? errorMessage(redeem.error)
      : undefined;
  const send = () => {
    if (redeem.isPending) return;
    const isMissing = code.trim() === '';
    setEmpty(isMissing);
    if (!isMissing) redeem.mutate(code.trim(), { onSuccess: () => setCode('') });
  };
  return (
    <PlainForm className="flex flex-col gap-4" onSend={send}>
      <TextField
        label={t.code}
        help={t.codeHelp}
        placeholder={t.codeExample}
        value={code}
        maxLength={CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
        error={error}
        onChange={(event) => {
          setCode(event.target.value);
          setEmpty(false);
          if (!redeem.isPending) redeem.reset();
        }}
      />
      <Button type="submit" isWide isPending={redeem.isPending}>
        {t.redeem}
      </Button>
      <div role="status" className="empty:-mt-4">
        {redeem.data && (
          <Card look="sunken" className="flex items-center gap-3">
            <Icon name="check" className="text-ok" />
            <div className="flex min-w-0 flex-col">
              <p className="text-sm font-bold">{t.success}</p>
              <p className="truncate text-xs text-sub">{redeem.data.title}</p>
              <p className="nums text-sm">
                {t.gained(pointsText(redeem.data.points), redeem.data.expiresOn)}
              </p>
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

import { query } from '#lib/queries.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { officeRoutes } from '@yoimachi/contract/office';
import { useState } from 'react';
import { later } from '#ui/lib/later.tsx';
import { call } from '#lib/api.ts';
import { CodeField } from '#ui/code-field.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { doorTexts as t } from './ja.ts';
import { StepForm } from './step-form.tsx';

const QrCode = later(() => import('#ui/qr-code.tsx'), <Bone className="size-52" />);

/** An app with codes: its secret is shown once, and counts when a code of it was typed. */
export function TotpForm({ onDone }: { readonly onDone: (recoveryCodes: readonly string[]) => void }) {
  const [code, setCode] = useState('');
  // A secret is made by asking for it, so it is asked for once and kept nowhere.
  const begun = useQuery(query(officeRoutes.beginTotp, {}, { staleTime: Infinity, gcTime: 0, retry: false }));
  const confirm = useMutation({
    mutationFn: (typed: string) => call(officeRoutes.confirmTotp, { body: { code: typed } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError: () => setCode(''),
  });
  if (begun.isError)
    return (
      <LoadFailed error={begun.error} isPending={begun.isFetching} onRetry={() => void begun.refetch()} />
    );
  return (
    <StepForm
      label={t.register}
      isPending={confirm.isPending}
      isDisabled={code.length < 6}
      onSend={() => {
        if (code.length === 6) confirm.mutate(code);
      }}
    >
      <p className="phrase text-sm text-sub">{t.scan}</p>
      <div className="grid min-h-52 place-items-center">
        {begun.data ? <QrCode text={begun.data.uri} label={t.qr} /> : <Bone className="size-52" />}
      </div>
      {begun.data && (
        <p className="text-xs text-sub">
          {t.secret}
          <code className="mt-1 block rounded-md bg-sunken px-3 py-2 font-gothic text-sm font-bold break-all text-ink">
            {begun.data.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
      )}
      <CodeField
        label={t.code}
        value={code}
        onChange={setCode}
        onComplete={(typed) => !confirm.isPending && confirm.mutate(typed)}
        error={confirm.isError && code === '' ? errorMessage(confirm.error) : undefined}
      />
    </StepForm>
  );
}

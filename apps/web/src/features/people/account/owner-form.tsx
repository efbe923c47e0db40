import { NICKNAME_MAX } from '@yoimachi/domain/account';
import { nameUnits } from '@yoimachi/domain/text';
import type { ReactNode } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { failureSentence, lockedUntil, triesLeft, troubleSentence } from './failures.ts';
import { accountTexts as t } from './ja.ts';
import { SupportLink } from './support-link.tsx';

/** What the server asks who comes back after a long time, and the code that was right. */
export interface Asked {
  readonly ask: 'BIRTHDAY' | 'NICKNAME';
  readonly code: string;
}

/** The question of a refused code; null after any other failure. */
export function questionOf(error: unknown, code: string): Asked | null {
  if (!(error instanceof ApiError) || error.code !== 'OWNER_CHECK_DUE') return null;
  return { ask: error.details['ask'] === 'NICKNAME' ? 'NICKNAME' : 'BIRTHDAY', code };
}

const EIGHT_DIGITS = /^(\d{4})(\d{2})(\d{2})$/;

/** As the server wants it: a birthday with its hyphens. */
function answerOf(ask: Asked['ask'], typed: string): string | null {
  const text = typed.normalize('NFKC').trim();
  if (ask === 'NICKNAME') return text === '' ? null : text;
  const parts = EIGHT_DIGITS.exec(text.replaceAll(/[-/.\s]/g, ''));
  return parts && `${parts[1]}-${parts[2]}-${parts[3]}`;
}

interface Props<Verified> {
  readonly asked: Asked;
  readonly verify: (owner: string) => Promise<Verified>;
  readonly onVerified: (verified: Verified) => void;
  readonly isEntering: boolean;
}

/** The number may have been given to somebody else meanwhile: only its owner knows what is registered. */
export function OwnerForm<Verified>({ asked: { ask }, verify, onVerified, isEntering }: Props<Verified>) {
  const texts = ask === 'BIRTHDAY' ? t.ownerBirthday : t.ownerNickname;
  const form = useForm({
    start: { owner: '' },
    check: ({ owner }) => ({ owner: answerOf(ask, owner) === null ? texts.missing : undefined }),
    says: 'untilTyped',
    body: ({ owner }) => answerOf(ask, owner) ?? '',
    send: (owner) => verify(owner),
    onDone: onVerified,
  });
  const { trouble, left, isLocked, failed } = readFailure(form.failure);
  return (
    <Around lead={texts.lead}>
      <PlainForm className="mt-8 flex flex-col gap-5" onSend={() => isLocked || form.submit()}>
        <TextField
          label={texts.label}
          help={texts.help}
          inputMode={ask === 'BIRTHDAY' ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={nameUnits(NICKNAME_MAX)}
          disabled={isLocked}
          {...form.field('owner')}
          error={failed ?? form.errorOf('owner')}
          repair={left !== null && <p className="pl-[26px] text-sm text-sub">{t.triesLeft(left)}</p>}
        />
        {trouble && <Note look="danger">{trouble}</Note>}
        <Button type="submit" isWide isPending={form.isPending || isEntering} isDisabled={isLocked}>
          {t.ownerGo}
        </Button>
      </PlainForm>
    </Around>
  );
}

function readFailure(error: Error | null) {
  const trouble = troubleSentence(error);
  return {
    trouble,
    left: triesLeft(error),
    isLocked: lockedUntil(error) !== null,
    failed: error && !trouble ? failureSentence(error) : undefined,
  };
}

function Around({ lead, children }: { readonly lead: string; readonly children: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl">{t.ownerTitle}</h1>
      <p className="phrase mt-3 text-sm text-sub">{lead}</p>
      {children}
      <p className="phrase mt-8 mb-3 text-sm text-sub">{t.ownerNobody}</p>
      <SupportLink />
    </>
  );
}

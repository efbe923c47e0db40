import type { ConsentAsked } from '@yoimachi/contract/consent';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#ui/button.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { consentsQuery, useGiveConsents } from './api/consents.ts';
import { consentTexts as t } from './ja.ts';
import { sentenceOf, Statements } from './statements.tsx';

interface Props {
  /** Of the catalogue. */
  readonly items: readonly string[];
  readonly onAnswer: (agreed: boolean) => void;
}

/** Asks for what a call waits for; then the call goes on, or it does not. */
export function ConsentSheet({ items, onAnswer }: Props) {
  const query = useQuery(consentsQuery());
  const give = useGiveConsents('SHEET');
  const asked = query.data?.asked.filter(({ item, givenAt }) => items.includes(item) && givenAt === null);
  // Nothing is left to ask when it was agreed to elsewhere meanwhile.
  const isDone = asked?.length === 0 && query.isFetchedAfterMount;
  useEffect(() => {
    if (isDone) onAnswer(true);
  }, [isDone, onAnswer]);
  const refuse = () => onAnswer(false);
  return (
    <I18nProvider locale="ja-JP">
      <ModalOverlay
        isOpen
        onOpenChange={(open) => !open && !give.isPending && refuse()}
        className="fade-motion fixed inset-0 z-50 grid place-items-center bg-scrim p-4"
      >
        <Modal className="sheet-motion max-h-full w-full max-w-[480px] overflow-y-auto rounded-xl bg-surface p-5">
          <Dialog role="alertdialog" className="flex flex-col gap-4 outline-none">
            <Heading slot="title" level={2} className="text-lg">
              {t.sheetTitle}
            </Heading>
            <p className="phrase text-sm text-sub">{t.sheetLead}</p>
            <Content asked={asked} query={query} />
            {give.error && <Note look="danger">{sentenceOf(give.error)}</Note>}
            <div className="flex flex-wrap gap-3 *:flex-auto">
              <Button variant="line" onClick={refuse} isDisabled={give.isPending}>
                {t.later}
              </Button>
              {asked && asked.length > 0 && (
                <Button
                  isPending={give.isPending}
                  onClick={() => give.mutate(asked, { onSuccess: () => onAnswer(true) })}
                >
                  {asked.length > 1 ? t.agreeAll : t.agreeOne}
                </Button>
              )}
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

interface ContentProps {
  readonly asked: readonly ConsentAsked[] | undefined;
  readonly query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
}

function Content({ asked, query }: ContentProps) {
  if (asked) return <Statements asked={asked} />;
  if (query.error) return <QueryFailed query={query} />;
  return (
    <Skeleton>
      <Bone className="h-32 rounded-lg" />
    </Skeleton>
  );
}

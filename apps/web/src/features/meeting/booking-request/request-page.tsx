import { useRef, useState } from 'react';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { AddCastsSheet } from './add-casts-sheet.tsx';
import { ChosenCastsSection } from './chosen-casts-section.tsx';
import { showFirstError } from './form-parts.ts';
import { RequestBody } from './request-body.tsx';
import { RequestFooter } from './request-footer.tsx';
import { SentDialog } from './sent-dialog.tsx';
import type { PageProps, SentRequest, Sheet } from './sheet.ts';
import { useRequestForm } from './use-request-form.ts';

/** A request to several casts of one store, and once it is sent its confirmation. */
export function RequestPage(props: PageProps) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [isAdding, setAdding] = useState(false);
  const castDay = props.days.find(({ day, blockedBy }) => day === props.day && blockedBy === null) ?? null;
  if (sent) return <SentDialog sent={sent} onClose={props.onClose} onShowBooking={props.onShowBooking} />;
  const onSent = (taken: SentRequest) => {
    setSent(taken);
    // The day is asked for now: the calendar of her profile shows it.
    props.onStale();
  };
  return (
    <Form
      sheet={{ ...props, castDay, onSent, several: props, onAddCast: () => setAdding(true) }}
      isAdding={isAdding}
      onAdded={() => setAdding(false)}
    />
  );
}

interface FormProps {
  readonly sheet: Sheet;
  /** The list of casts is open. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

function Form({ sheet, isAdding, onAdded }: FormProps) {
  const form = useRequestForm(sheet);
  const content = useRef<HTMLDivElement>(null);
  const { castDay, cast } = sheet;
  const { choice } = form;
  const submit = () => {
    if (!form.submit()) showFirstError(content.current);
  };
  return (
    <>
      <Page>
        <div ref={content} className="flex flex-col gap-7">
          <RequestBody sheet={sheet} form={form} casts={<ChosenCastsSection sheet={sheet} form={form} />} />
        </div>
      </Page>
      <StickyBar>
        <RequestFooter sheet={sheet} form={form} onSubmit={submit} />
      </StickyBar>
      {isAdding && castDay && choice && (
        <AddCastsSheet
          query={{
            castId: cast.castId,
            day: castDay.day,
            startMinute: choice.startMinute,
            endMinute: choice.startMinute + choice.minutes,
          }}
          chosen={form.draft.others}
          onChosen={(others) => form.change({ others })}
          onClose={onAdded}
        />
      )}
    </>
  );
}

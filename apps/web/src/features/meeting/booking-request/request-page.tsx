import { useRef, useState } from 'react';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { AddCastsSheet } from './add-casts-sheet.tsx';
import { ChosenCastsSection } from './chosen-casts-section.tsx';
import { showFirstError } from './form-parts.ts';
import type { PageProps, RequestStart } from './request.ts';
import { RequestBody } from './request-body.tsx';
import { RequestFooter } from './request-footer.tsx';
import { UntilSent } from './sent-dialog.tsx';
import { useRequestForm } from './use-request-form.ts';

/** A request to several casts of one store, then its confirmation. */
export function RequestPage(props: PageProps) {
  const { onStale, onClose, onShowBooking } = props;
  return (
    <UntilSent {...{ onStale, onClose, onShowBooking }}>
      {(onSent) => <Form {...props} onSent={onSent} />}
    </UntilSent>
  );
}

function Form(props: PageProps & Pick<RequestStart, 'onSent'>) {
  const [isAdding, setAdding] = useState(false);
  const form = useRequestForm({ ...props, several: props, onAddCast: () => setAdding(true) });
  const content = useRef<HTMLDivElement>(null);
  const { cast, castDay, choice } = form;
  const submit = () => {
    if (!form.submit()) showFirstError(content.current);
  };
  return (
    <>
      <Page>
        <div ref={content} className="flex flex-col gap-7">
          <RequestBody form={form} casts={<ChosenCastsSection form={form} onFirst={props.onFirst} />} />
        </div>
      </Page>
      <StickyBar>
        <RequestFooter form={form} onSubmit={submit} />
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
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

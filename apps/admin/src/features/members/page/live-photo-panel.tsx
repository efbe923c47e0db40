import { ageCheckAdminRoutes } from '@yoimachi/contract/age-check-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { gestureName } from '#lib/gestures.ja.ts';
import { useRead } from '#lib/use-read.ts';
import { whenText } from '#lib/when.ts';
import { OfficeIcon } from '#parts/icon.tsx';
import { ReadGate } from '#parts/read-gate.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { PrivatePicture } from '#parts/viewer/index.ts';
import { Facts } from '#parts/workbench/index.ts';
import type { Member } from '../api.ts';
import { pageTexts as t } from './ja.ts';
import { Panel } from './panel.tsx';

/** The last photo with a gesture that the member sent, by a link that opens once. */
export function LivePhotoPanel({ member: { id: accountId } }: { readonly member: Member }) {
  const [isAsked, setAsked] = useState(false);
  const read = useRead(accountId, (reason) =>
    call(ageCheckAdminRoutes.readLivePhoto, { params: { accountId }, body: { reason } }),
  );
  return (
    <Panel title={t.livePhoto} note={t.personNote}>
      {!isAsked && (
        <SmallButton className="self-start" onClick={() => setAsked(true)}>
          <OfficeIcon name="eye" />
          {t.showLivePhoto}
        </SmallButton>
      )}
      {isAsked && (
        <ReadGate read={read} what={t.livePhoto}>
          {({ url, gesture, takenAt }) => (
            <>
              <PrivatePicture key={url} url={url} label={t.livePhoto} />
              <Facts
                facts={[
                  [t.gesture, gestureName(gesture)],
                  [t.takenAt, whenText(takenAt)],
                ]}
              />
            </>
          )}
        </ReadGate>
      )}
    </Panel>
  );
}

import { useState } from 'react';
import { messageOf } from '@yoimachi/contract/errors';
import { ApiError, ERR_NETWORK } from '#lib/api-error.ts';
import type { UploadItem } from '#lib/use-uploads.ts';
import { Card } from '#ui/card.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { H2, Page } from '#ui/page.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';

const MB = 1_048_576;
const nothing = () => undefined;

const item = (part: Partial<UploadItem>): UploadItem => ({
  id: JSON.stringify(part),
  file: new File([new Uint8Array(5 * MB)], 'a.jpg'),
  state: 'SENDING',
  sentBytes: 0,
  uploadId: null,
  error: null,
  ...part,
});

const items = [
  item({ state: 'WAITING' }),
  item({ sentBytes: 3.1 * MB }),
  item({ state: 'SENT', sentBytes: 5 * MB }),
  item({ state: 'FAILED', error: new ApiError(0, ERR_NETWORK, messageOf('UPLOAD_FAILED')) }),
  item({ state: 'FAILED', error: new ApiError(413, 'PHOTO_SIZE', messageOf('PHOTO_SIZE')) }),
];

export function UploadsPage() {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <Page>
      <H2 level={1}>アップロード</H2>
      {items.map((one) => (
        <Card key={one.id}>
          <UploadProgress item={one} onCancel={nothing} onRetry={nothing} />
        </Card>
      ))}
      <FileButton
        purpose="CAST_PHOTO"
        variant="line"
        isMultiple
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      >
        写真を選ぶ
      </FileButton>
      <p>{names.join('、')}</p>
    </Page>
  );
}

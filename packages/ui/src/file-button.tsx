import { UPLOAD_RULES, type UploadPurpose } from '@yoimachi/domain/upload';
import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button-class.ts';

interface Props {
  /** What a member sends it for; an operator's is a photo. */
  readonly purpose: UploadPurpose | 'OFFICE_PHOTO';
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
  readonly isMultiple?: boolean | undefined;
  /** Of a video. */
  readonly takesWmv?: boolean | undefined;
  /** Phones open their camera: the one at the back, or the one that looks at whoever holds it. */
  readonly camera?: 'environment' | 'user' | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isWide?: boolean | undefined;
  readonly isPending?: boolean | undefined;
  readonly disabledReason?: string | undefined;
  /** For tests and screen readers, where the words of the button do not say what the file is. */
  readonly label?: string | undefined;
}

const ACCEPTED = {
  photo: 'image/jpeg,image/png,.jpg,.jpeg,.png',
  video: 'video/mp4,video/quicktime,.mp4,.mov',
};

/** A button that asks for a file. The same one may be chosen again. */
export function FileButton({
  purpose,
  onFiles,
  children,
  isMultiple,
  takesWmv,
  camera,
  label,
  ...look
}: Props) {
  const accepted = ACCEPTED[purpose === 'OFFICE_PHOTO' ? 'photo' : UPLOAD_RULES[purpose].kind];
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} {...(label && { 'aria-label': label })} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={takesWmv ? `${accepted},video/x-ms-wmv,.wmv` : accepted}
        multiple={isMultiple}
        capture={camera}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

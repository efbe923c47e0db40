import { showToast } from '#ui/lib/toast.ts';
import { partTexts as t } from './ja.ts';
import { SmallButton } from './small-button.tsx';

export function CopyButton({ text }: { readonly text: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast(t.copied, 'ok');
  };
  return <SmallButton onClick={() => void copy()}>{t.copy}</SmallButton>;
}

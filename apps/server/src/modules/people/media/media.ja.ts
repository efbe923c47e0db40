import { reasonText } from '@yoimachi/contract/media';
import type { MediaKind, RejectReason } from '@yoimachi/domain/media';

const NAMES = { PHOTO: '写真', VIDEO: '動画', AVATAR: 'プロフィール画像' } as const;

export const approvedText = (kind: MediaKind) => `${NAMES[kind]}の審査が完了し、公開されました。`;
export const rejectedText = (kind: MediaKind, reason: RejectReason) =>
  `${NAMES[kind]}が公開基準に適合しないため差し戻しました。${reasonText(reason)}`;

import { BANNERS_SHOWN, NEWS_AUDIENCES } from '@yoimachi/domain/news';
import { optionsOf } from '#lib/options.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { newsTexts as t } from './ja.ts';
import { PeriodFields } from './period-fields.tsx';
import { BannerPreview } from './phone-preview.tsx';
import { PictureField } from './picture-field.tsx';
import { useBannerForm } from './use-banner-form.ts';

const audiences = optionsOf(t.audiences, NEWS_AUDIENCES);

/** A new banner: its picture, what it says, where it leads, to whom and when. */
export default function NewBannerDialog({ onClose }: { readonly onClose: () => void }) {
  const { typed, set, errorOf, picture, pictureError, ...act } = useBannerForm(onClose);
  return (
    <ActDialog
      {...act}
      title={t.bannerNewTitle}
      help={t.bannerNewHelp(BANNERS_SHOWN)}
      label={t.bannerShow}
      onClose={onClose}
    >
      <PictureField label={t.picture} picture={picture} hasOne={false} error={pictureError} />
      {picture.sent && <BannerPreview path={picture.sent.picturePath} title={typed.title} />}
      <TextField
        label={t.bannerTitle}
        help={t.bannerEditHelp}
        value={typed.title}
        onChange={({ target }) => set({ title: target.value })}
        error={errorOf('title')}
      />
      <TextField
        label={t.link}
        help={t.linkHelp}
        value={typed.link}
        onChange={({ target }) => set({ link: target.value })}
        error={errorOf('link')}
      />
      <Select
        label={t.audience}
        options={audiences}
        value={typed.audience}
        onChange={({ target }) =>
          set({ audience: NEWS_AUDIENCES.find((one) => one === target.value) ?? typed.audience })
        }
      />
      <PeriodFields typed={typed} set={set} errorOf={errorOf} isNew />
    </ActDialog>
  );
}

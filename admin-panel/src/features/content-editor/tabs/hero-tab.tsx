import { SUCCESS_BANNER_MS, type SiteContentInput } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useTimedMessage } from '@shop/web-kit/hooks';
import { useFormContext, useWatch } from 'react-hook-form';
import { imageFaultTexts } from '@shop/web-kit/pictures';
import { usePictureUpload } from '#shared/hooks/use-picture-upload.ts';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { FileDrop } from '#ui/form/file-drop.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { labelOf } from '../fields/field-names.ts';
import { Fields } from '../fields/fields.tsx';
import { texts } from '../texts.ts';

const t = texts.hero;

export const HeroTab = () => (
  <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
    <div className="flex flex-col gap-5">
      <Fields at="hero" names={['slogan', 'mainDescription', 'buttonText', 'buttonLink']} />
    </div>
    <HeroImage />
  </div>
);

function HeroImage() {
  const { control } = useFormContext<SiteContentInput>();
  const [url, alt] = useWatch({ control, name: ['hero.heroImage.url', 'hero.heroImage.alt'] });
  const upload = useHeroUpload();
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-base font-semibold">{labelOf('hero.heroImage')}</legend>
      {url && (
        <img
          src={url}
          alt={alt ?? ''}
          className="rounded-panel border-line aspect-[4/5] max-h-72 w-fit border object-cover"
        />
      )}
      <FileDrop
        label={t.choose}
        progress={upload.progress}
        error={upload.error}
        onFiles={([file]) => file && upload.send(file)}
      />
      {upload.message && <Banner tone="success">{upload.message}</Banner>}
      <Fields at="hero.heroImage" names={['alt']} />
      <Folded title={t.byAddress}>
        <Fields at="hero.heroImage" names={['url']} />
      </Folded>
    </fieldset>
  );
}

function useHeroUpload() {
  const { setValue } = useFormContext<SiteContentInput>();
  const { message, show, hide } = useTimedMessage(SUCCESS_BANNER_MS);
  const { upload, ...state } = usePictureUpload({
    faultTexts: { ...imageFaultTexts, size: t.tooLarge, type: t.badType },
    errorText: (error) => errorText(error, t.uploadFailure),
    onUploaded: ({ url, filename }) => {
      setValue('hero.heroImage.url', url, { shouldDirty: true });
      setValue('hero.heroImage.filename', filename, { shouldDirty: true });
      show(t.uploaded);
    },
  });
  return {
    ...state,
    message,
    send: (file: File) => {
      hide();
      upload(file);
    },
  };
}

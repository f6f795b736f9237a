import { messages } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { usePictureUpload } from '#shared/use-picture-upload.ts';
import { texts } from '../texts.ts';

export const useProductPictureUpload = (onUploaded: (url: string) => void) =>
  usePictureUpload({
    faultTexts: { size: messages.uploadTooLarge, type: messages.uploadBadType },
    errorText: (error) => errorText(error, texts.uploadFailed),
    onUploaded: ({ url }) => onUploaded(url),
  });

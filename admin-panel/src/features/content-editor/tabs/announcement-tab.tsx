import { ParagraphField } from '../fields/content-fields.tsx';
import { texts } from './offer-texts.ts';

export const AnnouncementTab = () => (
  <div className="max-w-2xl">
    <ParagraphField name="announcement.texts" label={texts.texts} hint={texts.textsHint} rows={3} />
  </div>
);

import { Fields } from '../fields/fields.tsx';
import { texts } from '../texts.ts';

const FORM = ['formTitle', 'formDescription', 'responseMessage', 'responseDisclaimer'];

export const ContactTab = () => (
  <>
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Fields at="contact" names={['mainTitle', 'subtitle']} />
    </div>
    <Fields at="contact" names={['description', 'contactInfo', 'socialMedia']} />
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-base font-semibold">{texts.contactForm}</legend>
      <Fields at="contact" names={FORM} />
    </fieldset>
  </>
);

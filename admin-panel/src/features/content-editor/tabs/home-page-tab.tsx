import { hasOwnTexts, isOptionalSection, type SiteContentInput } from '@shop/contract';
import { useFormContext } from 'react-hook-form';
import { Fields } from '../fields/fields.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { texts } from '../texts.ts';

const SECTIONS = 'homePage.sections';

/** Sorts the sections of the home page, switches them on and off and edits those without texts of their own tab. */
export function HomePageTab() {
  const { getValues } = useFormContext<SiteContentInput>();
  const keyAt = (index: number) => getValues(`${SECTIONS}.${index}.key`) ?? 'products';
  const namesAt = (index: number) => [
    ...(isOptionalSection(keyAt(index)) ? ['enabled'] : []),
    ...(hasOwnTexts(keyAt(index)) ? ['title', 'description'] : []),
  ];
  return (
    <ListEditor name={SECTIONS} headingOf={(index) => texts.homePage[keyAt(index)]}>
      {(index) => <Fields at={`${SECTIONS}.${index}`} names={namesAt(index)} />}
    </ListEditor>
  );
}

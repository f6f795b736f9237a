import { useState } from 'react';
import { texts } from '#features/till/texts.ts';
import { TillPanel } from '#features/till/till-panel.tsx';
import { paths } from '#shared/paths.ts';
import { Page } from '#shared/resource/page.tsx';

/** The till of a seller: what she took herself, and what she hands over. */
export function OwnTill() {
  const [day, setDay] = useState('');
  return (
    <Page texts={texts.own} back={{ to: paths.newSale, label: texts.own.back }}>
      <TillPanel isOwn day={day} onDay={setDay} />
    </Page>
  );
}

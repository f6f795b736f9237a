import {
  type AdminOrder,
  type AnswerOf,
  type AnswerWay,
  openCaseByStaff,
  staffCaseDraftSchema,
} from '@shop/contract';
import { call, serverToday } from '@shop/web-kit/api';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { afterSave, LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { isEqual } from '#shared/edit-session/merge-versions.ts';
import { schemaFaults } from '#shared/faults-by-path.ts';
import { paths } from '#shared/paths.ts';
import { DraftForm } from '#shared/resource/draft-form.tsx';
import { type Fields } from '#shared/resource/fields.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { texts as caseTexts } from '../detail/texts.ts';
import { showCase } from '../queries.ts';
import { OrderSuggestions } from './order-suggestions.tsx';
import { texts } from './texts.ts';

type Values = Record<'orderNumber' | 'name' | 'email' | 'phone' | 'message' | 'day', string> & {
  way: AnswerWay | '';
};

// She calls or comes by: the ways in which she is talked to come first.
const TALKED = ['phone', 'in_person', 'whatsapp', 'mail'] as const satisfies readonly AnswerWay[];

const fields: Fields<Values> = {
  phone: { label: 'Teléfono', type: 'tel', maxLength: 30, autoComplete: 'off' },
  name: { label: 'Nombre', maxLength: 120, autoComplete: 'off' },
  orderNumber: { label: 'Número de orden', maxLength: 60, autoComplete: 'off' },
  email: { label: 'Email', type: 'email', maxLength: 254, autoComplete: 'off' },
  day: {
    kind: 'past-day',
    label: 'Día en que lo pidió',
    hint: 'El plazo de la ley se cuenta hasta ese día.',
  },
  way: {
    kind: 'choice',
    label: texts.way,
    hint: texts.wayHint,
    options: {
      ...Object.fromEntries(TALKED.map((one) => [one, caseTexts.steps.ways[one]])),
      '': texts.notYet,
    },
  },
  message: {
    kind: 'long',
    label: 'Mensaje',
    optional: true,
    hint: 'Si ya había un caso por lo mismo, se abre ese.',
    rows: 3,
    maxLength: 2000,
  },
};

const draftOf = ({ way, ...values }: Values) => ({
  kind: 'withdrawal' as const,
  ...values,
  ...(way !== '' && { way }),
});

const contactOf = ({ shippingInfo: { fullName, email, phone }, orderNumber }: AdminOrder) => ({
  name: fullName,
  email,
  phone,
  orderNumber,
});

/** Opens the withdrawal of a client who calls; what was typed stays when the server refuses it. */
export function OpenCaseForm({ orderNumber }: { orderNumber: string }) {
  const navigate = useNavigate();
  const contact = { orderNumber, name: '', email: '', phone: '' };
  const [initial] = useState<Values>({ ...contact, message: '', day: serverToday(), way: 'phone' });
  return (
    <Card className="max-w-xl p-5">
      <DraftForm<Values, AnswerOf<typeof openCaseByStaff>>
        initial={initial}
        fields={fields}
        check={(values) => schemaFaults(staffCaseDraftSchema, draftOf(values))}
        save={(values) => call(openCaseByStaff, { body: draftOf(values) })}
        success={({ case: opened }) => texts.done(opened.code)}
        done={(answer, { client }) => {
          showCase(client, answer);
          void navigate(paths.case(answer.case._id), { state: afterSave });
        }}
        failed={texts.failed}
        submitLabel={texts.submit}
        beside={
          <Button asChild>
            <Link to={paths.cases}>{texts.cancel}</Link>
          </Button>
        }
      >
        {(list, { values, change }) => (
          <>
            <LeaveGuard dirty={!isEqual(values, initial)} />
            {list('phone', 'name')}
            <OrderSuggestions
              contact={values}
              chosen={values.orderNumber}
              onPick={(order) => change(contactOf(order))}
            />
            {list('orderNumber', 'email', 'day', 'way', 'message')}
          </>
        )}
      </DraftForm>
    </Card>
  );
}

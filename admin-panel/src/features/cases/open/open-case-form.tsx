import { businessDay, openCaseByStaff, staffCaseDraftSchema, type StaffCaseInput } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAction } from '#shared/actions/use-action.ts';
import { afterSave, LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { TextareaField, TextField } from '#ui/form/text-field.tsx';
import { PastDayField } from '#ui/form/past-day-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { showCase } from '../queries.ts';
import { texts } from './texts.ts';

const FIELDS = [
  { name: 'orderNumber', maxLength: 60, autoComplete: 'off' },
  { name: 'name', maxLength: 120, autoComplete: 'off' },
  { name: 'email', type: 'email', maxLength: 254, autoComplete: 'off' },
  { name: 'phone', type: 'tel', maxLength: 30, autoComplete: 'off' },
] as const;

type Values = Record<(typeof FIELDS)[number]['name'] | 'day' | 'message', string>;

const emptyValues = (orderNumber: string): Values => ({
  orderNumber,
  name: '',
  email: '',
  phone: '',
  message: '',
  day: businessDay(new Date()),
});

const isDirty = (values: Values, first: Values): boolean =>
  Object.entries(first).some(([name, value]) => values[name as keyof Values] !== value);

function useOpenCase() {
  const navigate = useNavigate();
  return useAction({
    run: (body: StaffCaseInput) => call(openCaseByStaff, { body }),
    success: ({ case: opened }) => texts.done(opened.code),
    done: (answer, { client }) => {
      showCase(client, answer);
      void navigate(paths.case(answer.case._id), { state: afterSave });
    },
  });
}

/** Opens the withdrawal of a client who calls; what was typed stays when the server refuses it. */
export function OpenCaseForm({ orderNumber }: { orderNumber: string }) {
  const [first] = useState(() => emptyValues(orderNumber));
  const [values, setValues] = useState(first);
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const { mutate, isPending, error } = useOpenCase();
  const set = (name: keyof Values, value: string) => {
    setValues((current) => ({ ...current, [name]: value }));
    setFaults(({ [name]: _, ...others }) => others);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const draft = { kind: 'withdrawal' as const, ...values };
    const { error: found } = staffCaseDraftSchema.safeParse(draft);
    setFaults(Object.fromEntries(found?.issues.map(({ path, message }) => [path[0], message]) ?? []));
    if (!found) mutate(draft);
  };
  return (
    <Card className="max-w-xl p-5">
      <LeaveGuard dirty={isDirty(values, first)} />
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {FIELDS.map(({ name, ...input }) => (
          <TextField
            key={name}
            label={texts[name]}
            error={faults[name]}
            {...input}
            name={name}
            value={values[name]}
            onValue={(text) => set(name, text)}
          />
        ))}
        <PastDayField
          label={texts.day}
          hint={texts.dayHint}
          error={faults.day}
          day={values.day}
          onDay={(day) => set('day', day)}
        />
        <TextareaField
          label={texts.message}
          optional
          hint={texts.again}
          error={faults.message}
          rows={3}
          maxLength={2000}
          value={values.message}
          onValue={(text) => set('message', text)}
        />
        {error && <ErrorNotice message={errorText(error, texts.failed)} />}
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" type="submit" busy={isPending}>
            {texts.submit}
          </Button>
          <Button asChild>
            <Link to={paths.cases}>{texts.cancel}</Link>
          </Button>
        </div>
      </form>
    </Card>
  );
}

import { type AnswerOf, type Endpoint, type InputOf, type StaffPermission } from '@shop/contract';
import { useCan } from '../access/permissions.ts';
import { type Action, useAction } from '../actions/use-action.ts';
import { type Question } from '../actions/question-dialog.tsx';
import { useQuestion } from '../actions/use-question.tsx';
import { nounOf, send } from './query.ts';
import { Button, type ButtonProps, IconButton } from '#ui/button.tsx';

/** Describes an action on a row: its button, its call and its words. */
export type RowAction<Row, Answer = unknown> = Action<Answer, Row> &
  Pick<ButtonProps, 'variant' | 'size' | 'busyLabel' | 'className'> & {
    /** The call that the signed-in person must be allowed to make. */
    call?: StaffPermission;
    icon?: string | ((row: Row) => string);
    /** Names the action and its row. */
    label: (row: Row) => string;
    /** The visible words; without them the button is its icon, and `label` its name. */
    text?: string;
    question?: Question<Row>;
    visible?: (row: Row) => boolean;
  };

/** Describes an action by its endpoint, which names the permission and the queries that the action outdates. */
export const rowAction = <Row, E extends Endpoint>(
  endpoint: E,
  input: (row: Row) => InputOf<E>,
  action: Omit<RowAction<Row, AnswerOf<E>>, 'run' | 'call'>,
): RowAction<Row, AnswerOf<E>> => ({
  call: endpoint.name as StaffPermission,
  run: (row) => send(endpoint, input(row)),
  invalidates: nounOf(endpoint),
  ...action,
});

type FaceProps<Row> = {
  row: Row;
  looks: Pick<
    RowAction<Row>,
    'icon' | 'label' | 'text' | 'question' | 'variant' | 'size' | 'busyLabel' | 'className'
  >;
  isPending: boolean;
  onClick: () => void;
};

function Face<Row>({ row, looks, isPending, onClick }: FaceProps<Row>) {
  const { label, text, question, variant, size = 'sm', busyLabel, className } = looks;
  const icon = typeof looks.icon === 'function' ? looks.icon(row) : looks.icon;
  if (text === undefined)
    return (
      <IconButton
        icon={icon ?? ''}
        variant={variant ?? 'ghost'}
        label={label(row)}
        disabled={isPending}
        onClick={onClick}
      />
    );
  // An action that asks was confirmed in its dialog, so its button does not spin.
  const busy = !question && isPending;
  return (
    <Button
      size={size}
      icon={icon}
      variant={variant}
      className={className}
      busy={busy}
      busyLabel={busyLabel}
      // The name would hide that the action is under way.
      aria-label={busy && busyLabel ? undefined : label(row)}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}

/** Offers an action on a row to people who may take it; asks first where the action has a question. */
export function ActionButton<Row, Answer>({ row, action }: { row: Row; action: RowAction<Row, Answer> }) {
  const { call, question, visible } = action;
  const isAllowed = useCan(call ?? 'checkSession');
  const { mutate, isPending } = useAction(action);
  const { ask, dialog } = useQuestion(question ?? { title: '', text: '', confirmLabel: '' }, mutate);
  if (!isAllowed || visible?.(row) === false) return null;
  const onClick = () => (question ? ask(row) : mutate(row));
  return (
    <>
      <Face row={row} looks={action} isPending={isPending} onClick={onClick} />
      {dialog}
    </>
  );
}

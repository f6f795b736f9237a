import { describe, expect, test } from 'vitest';
import { defaultMessages, MESSAGE_EVENTS } from './default-messages';
import {
  isOrderEvent,
  messageOf,
  messageTemplateFault,
  messageVariables,
  renderMessage,
} from './message-templates';

const paid = defaultMessages['order-paid'];

describe('message templates', () => {
  test.each(MESSAGE_EVENTS)('the default text of %s keeps to the rules for texts of the owner', (event) =>
    expect(messageTemplateFault(event, defaultMessages[event])).toBeNull(),
  );

  test.each([
    ['order-paid', { text: 'Hola {nombe}' }, 'text', 'No existe la variable {nombe}.'],
    ['order-paid', { subject: '{vence}' }, 'subject', 'No existe la variable {vence}.'],
    ['order-paid', { text: 'Hola {nombre' }, 'text', 'Falta cerrar o abrir una variable'],
    ['order-paid', { subject: ' ' }, 'subject', 'El asunto es requerido'],
    ['order-paid', { subject: 'Tu corpiño' }, 'subject', "'corpiño' no puede estar en el asunto"],
    ['order-paid', { subject: '{productos}' }, 'subject', '{productos} no puede estar en el asunto'],
    [
      'order-paid',
      { text: 'Tu {productos}\n\nx' },
      'text',
      '{productos} no puede estar en el primer párrafo',
    ],
    ['order-placed', { text: 'Gracias' }, 'text', 'Falta {productos}: la ley'],
    ['stock-alert-restock', { text: '{link} {pedido}' }, 'text', 'No existe la variable {pedido}.'],
    ['stock-alert-restock', { text: 'Volvió\n\n{link}' }, 'text', 'Falta {baja}: quien lo recibe'],
    ['stock-alert-restock', { text: '{detalle}\n\n{link} {baja}' }, 'text', '{detalle} no puede'],
    ['stock-alert-restock', { subject: '{link}' }, 'subject', '{link} no puede estar en el asunto'],
    ['withdrawal', { text: 'Recibido' }, 'text', 'Falta {codigo}: la ley'],
    ['low-stock', { text: '{unidades}' }, 'text', 'Falta {producto}'],
    ['low-stock', { subject: 'Pocas bombachas' }, 'subject', "'bombachas' no puede estar en el asunto"],
    ['chat-paid', { text: 'Hola {nadie}' }, 'text', 'No existe la variable {nadie}.'],
  ] as const)('messageTemplateFault of %s with %j names the fault', (event, change, path, message) => {
    const fault = messageTemplateFault(event, { ...defaultMessages[event], ...change });
    expect(fault).toMatchObject({ path });
    expect(fault?.message).toContain(message);
  });

  test('messageTemplateFault accepts products below the first paragraph, and a chat without a subject', () => {
    expect(messageTemplateFault('order-paid', { ...paid, text: 'Hola\n\n{ productos }' })).toBeNull();
    expect(messageTemplateFault('chat-paid', { subject: '', text: '{productos}' })).toBeNull();
  });

  // @spec E.16
  test('messageVariables of a message without an order has nothing of an order', () => {
    const foreign = ['pedido', 'total', 'alias', 'nombre'];
    for (const event of MESSAGE_EVENTS.filter((one) => !isOrderEvent(one)))
      expect(messageVariables(event).filter((name) => foreign.includes(name))).toEqual([]);
    expect(MESSAGE_EVENTS.filter((event) => !isOrderEvent(event))).toHaveLength(3);
  });

  // @spec E.15
  test('renderMessage replaces variables once, and drops lines that say nothing', () => {
    const text = 'Hola {nombre}\n\n{alias}\n\n{ pedido }';
    const values = { nombre: '{pedido}', alias: '', pedido: 'JL-1' };
    expect(renderMessage({ subject: '{pedido}', text }, values)).toEqual({
      subject: 'JL-1',
      text: 'Hola {pedido}\n\nJL-1',
    });
  });

  test("messageOf is the owner's text, or else the default", () => {
    const mine = { subject: 'Listo', text: 'Ya está' };
    expect(messageOf({ 'order-paid': mine }, 'order-paid')).toBe(mine);
    expect(messageOf({}, 'order-paid')).toBe(paid);
    expect(messageOf(undefined, 'order-paid')).toBe(paid);
  });
});

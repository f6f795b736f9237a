import { MIN_NEW_ACCOUNT_PASSWORD_LENGTH } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import { passwordFaults } from '../../../platform/access/passwords/password-faults';
import { badField } from '../../../platform/http/http-error';
import { panelRules, type PanelData } from '../../../platform/panel/panel-rules';
import { operatingRules } from '../../../platform/services';
import { USER } from './own-password';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function checkPassword(data: PanelData, min: number): void {
  const password = textOf(data.password);
  const isPanelEdit = strapi.requestContext.get() !== undefined;
  // The first administrator is created without a request; an edit with an empty password keeps the old one.
  if (!isPanelEdit || password === '') return;
  const personal = { username: textOf(data.username), email: textOf(data.email) };
  const [fault] = passwordFaults(password, { min, ...personal });
  if (fault) throw badField('password', fault);
}

/**
 * Applies the rules of new passwords to the users that Strapi's panel creates and edits. Its writes are one transaction
 * each, so that a refusal of `keepAnOwner` undoes them and reaches the panel in its own form.
 */
export function guardUsers(strapi: Core.Strapi): void {
  panelRules(strapi, USER, {
    create: (_, { data }, next) => {
      checkPassword(data, MIN_NEW_ACCOUNT_PASSWORD_LENGTH);
      return next();
    },
    update: async (_, { data }, next) => {
      checkPassword(data, (await operatingRules().current()).minPasswordLength);
      return next();
    },
    delete: (_trx, _edit, next) => next(),
  });
}

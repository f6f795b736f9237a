import { accountMessages, MIN_NEW_ACCOUNT_PASSWORD_LENGTH } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import type { Trx } from '../../../database/connection';
import { isRequested } from '../../../platform/access/current-actor';
import { passwordFaults } from '../../../platform/access/passwords/password-faults';
import { badField, conflict } from '../../../platform/http/http-error';
import { tellOwners } from '../../../platform/mail/tell-owners';
import { panelRules, type PanelData, type PanelEdit } from '../../../platform/panel/panel-rules';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { checkStaffName, isTaken } from './taken-names';
import { USER } from '../../../platform/access/active-user';

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

function checkPassword(data: PanelData, min: number): void {
  const password = textOrEmpty(data.password);
  // The first administrator is created without a request; an edit with an empty password keeps the old one.
  if (!isRequested() || password === '') return;
  const personal = { username: textOrEmpty(data.username), email: textOrEmpty(data.email) };
  const [fault] = passwordFaults(password, { min, ...personal });
  if (fault) throw badField('password', fault);
}

async function guardPanelEdit(trx: Trx, { documentId, data }: PanelEdit): Promise<void> {
  if (!isRequested()) return;
  const stored = await strapi.db.query(USER).findOne({ where: { documentId } });
  const name = textOrEmpty(data.username) || textOrEmpty(stored?.username);
  if (name !== stored?.username) {
    await checkStaffName(name);
    if (await isTaken({ username: name, email: '' }, stored?.id)) throw conflict(accountMessages.taken);
  }
  const text = `Desde el panel de Strapi crearon, cambiaron o eliminaron la cuenta ${name}.`;
  await tellOwners(trx, { subject: `Cambió el acceso de ${name}`, text }, stored ? [stored.email] : []);
}

/**
 * Applies the rules of new passwords to the users that Strapi's panel creates and edits. Its writes are one transaction
 * each, so that a refusal of `keepAnOwner` undoes them and reaches the panel in its own form.
 */
export function guardUsers(strapi: Core.Strapi): void {
  panelRules(strapi, USER, {
    create: async (trx, edit, next) => {
      checkPassword(edit.data, MIN_NEW_ACCOUNT_PASSWORD_LENGTH);
      await guardPanelEdit(trx, edit);
      return next();
    },
    update: async (trx, edit, next) => {
      checkPassword(edit.data, (await operatingRules.current()).minPasswordLength);
      await guardPanelEdit(trx, edit);
      return next();
    },
    delete: async (trx, edit, next) => {
      await guardPanelEdit(trx, edit);
      return next();
    },
  });
}

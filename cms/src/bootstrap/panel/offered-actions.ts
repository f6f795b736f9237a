import type { Core } from '@strapi/strapi';
import { isRefused } from '../../platform/panel/panel-rules';

type PanelAction = { actionId: string; subjects?: string[] | null };
type ActionProvider = {
  hooks: { willRegister: { register(handler: (action: { value: PanelAction }) => void): unknown } };
};

const WRITES = {
  'plugin::content-manager.explorer.create': 'create',
  'plugin::content-manager.explorer.update': 'update',
  'plugin::content-manager.explorer.delete': 'delete',
} as const;
const isWrite = (actionId: string): actionId is keyof typeof WRITES => actionId in WRITES;

/** Keeps from every role of Strapi's panel the buttons of what the rules refuse; the panel registers its actions later. */
export function offerAllowedActions(strapi: Core.Strapi): void {
  const { actionProvider } = strapi.service('admin::permission') as { actionProvider: ActionProvider };
  actionProvider.hooks.willRegister.register(({ value: action }) => {
    const { actionId, subjects } = action;
    if (isWrite(actionId))
      action.subjects = subjects?.filter((uid) => !isRefused(strapi, uid, WRITES[actionId]));
  });
}

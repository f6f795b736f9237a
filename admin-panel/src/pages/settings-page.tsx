import { useSearchParams } from 'react-router-dom';
import { PasswordForm } from '#features/account-settings/password-form.tsx';
import { ProfileForm } from '#features/account-settings/profile-form.tsx';
import { MessageTemplates } from '#features/message-templates/message-templates.tsx';
import { enterSession, useSessionUser } from '#features/session/session-store.ts';
import { updateSessionUser } from '#features/session/session-calls.ts';
import { ShopSettings } from '#features/shop-settings/shop-settings.tsx';
import { ExchangeRules } from '#features/exchanges/rules/exchange-rules.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/layout/tabs.tsx';

const texts = {
  title: 'Configuración',
  tabs: {
    perfil: 'Perfil',
    seguridad: 'Seguridad',
    tienda: 'Tienda',
    mensajes: 'Mensajes',
    cambios: 'Cambios',
  },
  label: 'Secciones de la configuración',
} as const;

const SECTIONS = ['perfil', 'seguridad', 'tienda', 'mensajes', 'cambios'] as const;

export function Component() {
  usePageTitle(texts.title);
  const user = useSessionUser();
  const [params, setParams] = useSearchParams();
  const section = SECTIONS.find((one) => one === params.get('seccion')) ?? 'perfil';
  return (
    <>
      <PageHeader title={texts.title} />
      <Tabs
        value={section}
        onValueChange={(next) => setParams(next === 'perfil' ? {} : { seccion: next }, { replace: true })}
      >
        <TabList aria-label={texts.label}>
          {SECTIONS.map((one) => (
            <Tab key={one} value={one}>
              {texts.tabs[one]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="perfil">
          <ProfileForm user={user} onSaved={updateSessionUser} />
        </TabPanel>
        <TabPanel value="seguridad">
          <PasswordForm email={user.email} onChanged={(token) => enterSession(token, user)} />
        </TabPanel>
        <TabPanel value="tienda">
          <ShopSettings />
        </TabPanel>
        <TabPanel value="cambios">
          <ExchangeRules />
        </TabPanel>
        <TabPanel value="mensajes">
          <MessageTemplates />
        </TabPanel>
      </Tabs>
    </>
  );
}

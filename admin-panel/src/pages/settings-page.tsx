import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { usePermissions } from '#shared/access/permissions.ts';
import { PasswordForm } from '#features/account-settings/password-form.tsx';
import { SecondFactorCard } from '#features/account-settings/security/second-factor-card.tsx';
import { SessionsCard } from '#features/account-settings/security/sessions-card.tsx';
import { ProfileForm } from '#features/account-settings/profile-form.tsx';
import { CheckoutSettings } from '#features/content-editor/checkout-settings.tsx';
import { CounterSettings } from '#features/counter-settings/counter-settings.tsx';
import { MessageTemplates } from '#features/message-templates/message-templates.tsx';
import { Policies } from '#features/policies/policies.tsx';
import { endSession, enterSession, useSessionUser } from '#features/session/session-store.ts';
import { updateSessionUser } from '#features/session/session-calls.ts';
import { PrivacySettings } from '#features/privacy-settings/privacy-settings.tsx';
import { ShopSettings } from '#features/shop-settings/shop-settings.tsx';
import { ExchangeRules } from '#features/exchanges/rules/exchange-rules.tsx';
import { paths } from '#shared/paths.ts';
import { openingStateQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#shared/resource/page.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/layout/tabs.tsx';

const texts = {
  title: 'Configuración',
  tabs: {
    perfil: 'Perfil',
    seguridad: 'Seguridad',
    tienda: 'Tienda',
    envios: 'Envíos y retiro',
    cobros: 'Cobros',
    politicas: 'Políticas',
    mensajes: 'Mensajes',
    cambios: 'Cambios',
    privacidad: 'Privacidad',
  },
  label: 'Secciones de la configuración',
  team: 'Equipo',
  opening: 'Apertura',
  openOrClose: 'Abrir o cerrar la tienda al público',
} as const;

const SECTIONS = [
  'perfil',
  'seguridad',
  'tienda',
  'envios',
  'cobros',
  'cambios',
  'politicas',
  'mensajes',
  'privacidad',
] as const;
const NEEDS = {
  perfil: null,
  seguridad: null,
  tienda: 'updateShop',
  envios: 'updateContent',
  cobros: 'updateContent',
  politicas: 'updatePolicyDraft',
  mensajes: 'saveMessageTemplate',
  cambios: 'updateOperatingRules',
  privacidad: 'updateOperatingRules',
} as const;

/** Leads to the parts of the settings that have pages of their own; the opening while the shop is closed. */
function OtherPages() {
  const { data: isOpen = true } = useQuery(openingStateQuery);
  return (
    <>
      {!isOpen && (
        <IfCan call="getOpening">
          <Button asChild>
            <Link to={paths.opening}>{texts.opening}</Link>
          </Button>
        </IfCan>
      )}
      <IfCan call="listStaff">
        <Button asChild>
          <Link to={paths.team}>{texts.team}</Link>
        </Button>
      </IfCan>
    </>
  );
}

/** Leads from the shop's data to the switch that opens and closes it. */
const OpeningLink = () => (
  <IfCan call="getOpening">
    <p className="mt-6 text-sm">
      <Link to={paths.opening} className="text-wine underline underline-offset-4">
        {texts.openOrClose}
      </Link>
    </p>
  </IfCan>
);

export function Component() {
  const user = useSessionUser();
  const [params, setParams] = useSearchParams();
  const allows = usePermissions();
  const sections = SECTIONS.filter((one) => allows(NEEDS[one]));
  const section = sections.find((one) => one === params.get('seccion')) ?? 'perfil';
  return (
    <Page texts={texts} actions={<OtherPages />}>
      <Tabs
        value={section}
        onValueChange={(next) => setParams(next === 'perfil' ? {} : { seccion: next }, { replace: true })}
      >
        <TabList aria-label={texts.label} className="max-sm:w-auto max-sm:flex-wrap">
          {sections.map((one) => (
            <Tab key={one} value={one}>
              {texts.tabs[one]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="perfil">
          <ProfileForm user={user} onSaved={updateSessionUser} />
        </TabPanel>
        <TabPanel value="seguridad">
          <div className="flex flex-col gap-5">
            <PasswordForm email={user.email} onChanged={(token) => enterSession(token, user)} />
            <SecondFactorCard email={user.email} />
            <SessionsCard onAllEnded={() => endSession(true)} />
          </div>
        </TabPanel>
        <TabPanel value="tienda">
          <ShopSettings />
          <OpeningLink />
        </TabPanel>
        <TabPanel value="envios">
          <CheckoutSettings part="delivery" />
        </TabPanel>
        <TabPanel value="cobros">
          <div className="flex flex-col gap-8">
            <CheckoutSettings part="payment" />
            <CounterSettings />
          </div>
        </TabPanel>
        <TabPanel value="politicas">
          <Policies
            kind={params.get('politica')}
            onKind={(kind) => setParams({ seccion: 'politicas', politica: kind }, { replace: true })}
          />
        </TabPanel>
        <TabPanel value="cambios">
          <ExchangeRules />
        </TabPanel>
        <TabPanel value="mensajes">
          <MessageTemplates />
        </TabPanel>
        <TabPanel value="privacidad">
          <PrivacySettings />
        </TabPanel>
      </Tabs>
    </Page>
  );
}

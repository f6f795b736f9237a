import { createRoot } from 'react-dom/client';
import { setTransport } from '@shop/web-kit/api';
import { announceFilledFields } from '@shop/web-kit/forms';
import { neededPart, optionalPart, recordTyping, toggleScriptNotice } from '@shop/web-kit/loading';
import { App } from '#app/app.tsx';
import { startSession } from '#features/session/session-calls.ts';
import { startTheme } from '#shared/theme.ts';
import './app/styles.css';

// Axios, zod and the schemas load with the first call, outside the first chunk.
setTransport(async (call) => (await neededPart(() => import('#app/http-transport.ts'))).sendCall(call));
recordTyping();
announceFilledFields();
startTheme();
startSession();
// A translated page is rare: its code may come late.
optionalPart(
  () => import('@shop/web-kit/translation'),
  ({ followTranslation }) => followTranslation(),
);
createRoot(document.getElementById('root')!).render(<App />);
// The start guard waits for this.
document.documentElement.dataset.hydrated = 'true';
toggleScriptNotice(false);

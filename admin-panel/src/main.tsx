import { createRoot } from 'react-dom/client';
import { setTransport } from '@shop/web-kit/api';
import { neededPart, recordTyping, toggleScriptNotice } from '@shop/web-kit/loading';
import { App } from '#app/app.tsx';
import { startSession } from '#features/session/session-calls.ts';
import { startTheme } from '#shared/theme.ts';
import './app/styles.css';

// Axios, zod and the schemas load with the first call, outside the first chunk.
setTransport(async (call) => (await neededPart(() => import('#app/http-transport.ts'))).sendCall(call));
recordTyping();
startTheme();
startSession();
createRoot(document.getElementById('root')!).render(<App />);
// The start guard waits for this.
document.documentElement.dataset.hydrated = 'true';
toggleScriptNotice(false);

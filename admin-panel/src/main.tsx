import { createRoot } from 'react-dom/client';
import { setTransport } from '@shop/web-kit/api';
import { App } from '#app/app.tsx';
import { startSession } from '#features/session/session-calls.ts';
import { startTheme } from '#shared/theme.ts';
import './app/styles.css';

// Axios, zod and the schemas load with the first call, outside the first chunk.
setTransport(async (call) => (await import('#app/http-transport.ts')).sendCall(call));
startTheme();
startSession();
createRoot(document.getElementById('root')!).render(<App />);

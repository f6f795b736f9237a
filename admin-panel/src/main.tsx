import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { startSession } from '#features/session/session-calls.ts';
import { startTheme } from '#shared/theme.ts';
import './app/styles.css';

startTheme();
startSession();
createRoot(document.getElementById('root')!).render(<App />);

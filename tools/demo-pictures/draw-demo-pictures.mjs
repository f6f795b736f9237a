import { runnerImport } from 'vite';
import { projectPath } from '../launcher/project.mjs';
import { exitWithError } from '../launcher/terminal/terminal.mjs';

// Vite runs TypeScript without a build.
const { module } = await runnerImport(projectPath('tools/demo-pictures/draw-pictures.ts'));
module.drawPictures().catch(exitWithError);

// Render data is short-lived: a quarter of V8's default young generation is as fast and saves memory.
export const storefrontProgram = ['--max-semi-space-size=4', 'dist/server/main.js'];

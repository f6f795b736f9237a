#!/bin/sh
# Removes from cms/node_modules what only a build or a browser loads: the panel is built. Run in the folder of the packages.
set -eu
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname '*.md' -o -name '*.flow' \) -delete
# The panel's sources of each plugin, SQLite's source, and binaries of other platforms.
rm -rf @strapi/*/dist/admin @strapi/*/strapi-admin* better-sqlite3/deps better-sqlite3/src
find better-sqlite3/prebuilds -type f ! -name "linux-$(node -p process.arch).node" -delete
# Compilers, bundlers, code generators and test tools.
rm -rf typescript typedoc typedoc-* webpack webpack-* *-webpack-plugin @pmmmwh vite vite-* esbuild esbuild-* @esbuild \
  rollup @rollup @swc @babel/core @babel/parser @babel/traverse @babel/generator @babel/types @babel/preset-* @babel/plugin-* \
  prettier terser uglify-js clean-css flow-parser flow-estree recast jscodeshift ast-types @webassemblyjs acorn esprima \
  handlebars lunr @types @testing-library @strapi/generators @strapi/cloud-cli @gerrit0 caniuse-lite browserslist
# What runs in the panel's pages: editors, players, components, translations.
rm -rf @formatjs hls.js @mux mux-embed media-chrome player.style @shikijs codemirror codemirror5 @codemirror @lezer @uiw \
  @reduxjs react-redux react-query framer-motion motion motion-dom slate slate-* prismjs highlight.js dompurify markdown-it* \
  @strapi/design-system @strapi/icons @strapi/ui-primitives @radix-ui @internationalized @remix-run react-router react-router-dom \
  react-select react-dropzone react-window cropperjs @emotion @dnd-kit lodash-es core-js-pure @ai-sdk ai rxjs
# Links to commands that are gone.
find .bin -xtype l -delete

# Build context: the repository's root. One image holds the storefront and the back office's build.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY packages packages
COPY storefront/package.json storefront/
COPY admin-panel/package.json admin-panel/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund
COPY storefront storefront
COPY admin-panel admin-panel
COPY tools tools
RUN node tools/launcher/setup/build-parts.mjs contract storefront admin-panel

# The build bundles its dependencies, so this stage installs no packages.
FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 LOG_FORMAT=json MALLOC_ARENA_MAX=2
WORKDIR /shop
COPY --from=build /shop/storefront/package.json storefront/
COPY --from=build /shop/storefront/dist storefront/dist
COPY --from=build /shop/admin-panel/dist admin-panel/dist
# Restarts the storefront when it hangs, with Node's own modules.
COPY tools/run-storefront.mjs tools/
COPY tools/launcher tools/launcher
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/livez').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/run-storefront.mjs"]

# Build context: the repository's root. One image holds the storefront and the back office's build.
FROM node:20.20.2-bookworm@sha256:8f693eaa7e0a8e71560c9a82b55fd54c2ae920a2ba5d2cde28bac7d1c01c9ba5 AS build
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
FROM node:20.20.2-bookworm-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0
ENV NODE_ENV=production HOST=0.0.0.0 LOG_FORMAT=json MALLOC_ARENA_MAX=2
WORKDIR /shop
COPY --from=build /shop/storefront/package.json storefront/
COPY --from=build /shop/storefront/dist storefront/dist
COPY --from=build /shop/admin-panel/dist admin-panel/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "storefront/dist/server/main.js"]

# The server with the client and the migrations, run as an unprivileged user. It needs the production settings (see
# server/deploy/compose.production.yml); `docker compose up` runs it in development mode without them.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
COPY client/sdk/package.json client/sdk/
COPY tools/package.json tools/

FROM manifests AS build
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build -w @saathi/web -w @saathi/server

FROM manifests AS packages
RUN npm ci --omit=dev --workspace=server --ignore-scripts --no-audit --no-fund && mkdir -p server/node_modules

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/server/node_modules server/node_modules
COPY package.json ./
COPY migrations migrations
COPY server/package.json server/
COPY server/scripts server/scripts
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
# In production there are no embedded replacements: a missing setting is reported, and the server does not start.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
USER node
# Checks liveness, not readiness: an unreachable database is no reason to restart the server.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]

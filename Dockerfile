# The site as a container: docs/operating/run.md. docker build -t plainwell-life .
# Built in one stage, run from another: no compiler, no npm and no source that is not read at run time.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY patches patches
COPY scripts/toolchain.mjs scripts/
RUN npm ci
COPY . .
RUN npm run build
# Node comes with the image; what is left are PostgreSQL and the password hashes.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/.stamps

FROM node:24-bookworm-slim
# Settings are read at each start, and with them what they are made of.
COPY --from=build /app/package.json /app/
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/build /app/build
COPY --from=build /app/scripts/run.mjs /app/scripts/toolchain.mjs /app/scripts/
COPY --from=build /app/config /app/config
COPY --from=build /app/domain /app/domain
COPY --from=build /app/content /app/content
COPY --from=build /app/CHANGELOG.md /app/
COPY --from=build /app/docs/operating/settings.md /app/docs/operating/
COPY --from=build /app/server/auth/passwords/common-passwords.txt /app/server/auth/passwords/
COPY --from=build /app/server/backend/auth-schema.sql /app/server/backend/
COPY --from=build /app/supabase/migrations /app/supabase/migrations
# npm and the others are for building.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && mkdir /data && chown node:node /data
WORKDIR /app
# PostgreSQL refuses to run as root, and nothing here needs to.
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
VOLUME /data
EXPOSE 3000
# A stop answers what is under way first: docker stop -t 45.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "main"]

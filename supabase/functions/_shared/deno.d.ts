/** What the functions' entries use of Deno, which runs them on a hosted project. */
declare namespace Deno {
  const env: { toObject(): Record<string, string> }
  function serve(handler: (request: Request) => Response | Promise<Response>): void
}

/** The assistant's index, where the site is not built yet. */
declare module '*/assistant-index.json' {
  const index: unknown
  export default index
}

/** The operator's settings, where the site is not built yet. */
declare module '*/build/settings.json' {
  const settings: unknown
  export default settings
}

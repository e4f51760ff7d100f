/** The other end of the connection, out of the bindings that @hono/node-server gives with a request. */
export function socketAddress(bindings: unknown): string | undefined {
  const address = field(field(field(bindings, 'incoming'), 'socket'), 'remoteAddress')
  return typeof address === 'string' ? address : undefined
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
}

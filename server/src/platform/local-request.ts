import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/
const LOOPBACK_NAME = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/**
 * Whether a request comes from this machine: from a loopback address, not forwarded, and with a loopback host name, since
 * a web site can point its own name at 127.0.0.1 (DNS rebinding).
 */
export const isLocal = ({ raw: { socket, headers } }: FastifyRequest) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOOPBACK_NAME.test(headers.host ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined

import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/
const LOOPBACK_NAME = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/**
 * Whether the peer itself is on this machine, whatever forwarding headers say, and speaks for nobody else; and calls us
 * by a name of this machine, since a stranger's page may have its own name lead here.
 */
export const isLocal = ({ raw: { socket, headers } }: FastifyRequest) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOOPBACK_NAME.test(headers.host ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined

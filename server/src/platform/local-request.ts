import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/
const LOOPBACK_NAME = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/** The headers that proxies add to the requests that they pass on. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-|x-real-ip$|x-original-|x-proxy|x-client-ip$|true-client-ip$|cf-|fly-)/

/**
 * Whether a request comes from this machine: from a loopback address, not forwarded, and with a loopback host name, since
 * a web site can point its own name at 127.0.0.1 (DNS rebinding). Browsers and tools speak HTTP/1.1, but nginx passes
 * requests on by HTTP/1.0, and with no header of its own, unless it is told otherwise.
 */
export const isLocal = ({ raw: { socket, headers, httpVersionMajor, httpVersionMinor } }: FastifyRequest) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOOPBACK_NAME.test(headers.host ?? '') &&
  !(httpVersionMajor === 1 && httpVersionMinor === 0) &&
  !Object.keys(headers).some((name) => FORWARDED.test(name))

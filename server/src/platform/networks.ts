import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** Named networks, as in Express. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Whether the text is an address (`10.0.0.7`), a network (`10.0.0.0/8`) or a named network (`loopback`). */
export function isNetwork(text: string): boolean {
  if (Object.hasOwn(NAMED, text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  return (
    isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}

/** Returns a predicate: whether an address is in one of the networks. Each must pass `isNetwork`. */
export function inNetworks(networks: string[]): (address: string | undefined) => boolean {
  const list = new BlockList()
  for (const network of networks.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = network.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const version = isIP(address ?? '')
    return version > 0 && list.check(address as string, version === 4 ? 'ipv4' : 'ipv6')
  }
}

/** An IPv4 address itself, or the /64 network of an IPv6 address, which is one customer's. */
export function toNetwork(ip: string): string {
  const mapped = ip.match(/^::ffff:([\d.]+)$/i)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  if (!isIPv6(ip)) return ip
  const [before = '', after] = (ip.split('%')[0] as string).toLowerCase().split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const [left, right] = [groups(before), groups(after)]
  const zeros = after === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  const network = [...left, ...zeros, ...right].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

import type { PackageFacts } from '@saathi/shared/packages/schema'
import type { Config } from '../../../config.ts'
import { badInput } from '../../../errors.ts'

type Hosts = Pick<Config, 'production' | 'imageHosts'>

/** Whether one of these sources of a content security policy, such as `*.pictures.example`, allows the host by https. */
function isListed(host: string, sources: readonly string[]): boolean {
  return sources.some((source) => {
    if (/^http:/i.test(source)) return false
    const name = source.replace(/^https:\/\//i, '').toLowerCase()
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
  })
}

/** Whether a page may show a picture: a path of this site, or an https address, in production on a host of the operator. */
export function mayShow(image: string, { production, imageHosts }: Hosts): boolean {
  if (!/^\s*([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(image)) return true
  if (!URL.canParse(image)) return false
  const { protocol, username, password, host } = new URL(image)
  return protocol === 'https:' && username === '' && password === '' && (!production || isListed(host, imageHosts))
}

/** The field of the first picture that pages may not show. */
export function refusedPicture({ images, imageUrl }: PackageFacts, hosts: Hosts): string | null {
  const index = images.findIndex((image) => !mayShow(image, hosts))
  if (index >= 0) return `images.${index}`
  return imageUrl === null || mayShow(imageUrl, hosts) ? null : 'imageUrl'
}

/** @throws TRPCError BAD_REQUEST naming the first picture that pages may not show */
export function requireShownPictures(facts: PackageFacts, hosts: Hosts): void {
  const field = refusedPicture(facts, hosts)
  if (field !== null) throw badInput(`facts.${field}`, 'packages.pictureRefused')
}

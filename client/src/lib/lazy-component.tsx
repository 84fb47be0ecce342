import { Component, type ComponentType, createElement, type FunctionComponent, lazy, type ReactNode } from 'react'
import { isChunkError, reloadFor, retryAfter } from './import-chunk.ts'

/** How long the place of a component that nobody asked for stays empty before its chunk is requested anew, ms. */
const NEXT_LOAD_MS = 30_000

type Options<Props> = {
  /** What stands in the component's place when its chunk could not be loaded; nothing unless given. */
  failed?: (retry: () => void, props: Props) => ReactNode
  /** Nobody asked for it: it never reloads the page, and is loaded again later, or when the network is back. */
  background?: boolean
}

/** A component in a chunk of its own; if the chunk cannot be loaded, that costs its own place only. Wrap it in Suspense. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { failed, background = false }: Options<Props>,
): FunctionComponent<Props> {
  let Loaded = lazy(load)
  // React keeps a failure for good.
  const renew = () => {
    Loaded = lazy(load)
  }
  const Content = (props: Props) => createElement(Loaded as ComponentType<Props>, props)
  return (props) => (
    <ChunkBoundary renew={renew} background={background} failed={(retry) => failed?.(retry, props)}>
      <Content {...props} />
    </ChunkBoundary>
  )
}

type BoundaryProps = {
  renew: () => void
  background: boolean
  failed: (retry: () => void) => ReactNode
  children: ReactNode
}

class ChunkBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null }

  timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError = (error: unknown) => ({ error })

  stopWaiting() {
    clearTimeout(this.timer)
    removeEventListener('online', this.load)
  }

  load = () => {
    this.stopWaiting()
    this.props.renew()
    this.setState({ error: null })
  }

  override componentDidCatch(error: unknown) {
    if (!this.props.background) return reloadFor(error)
    this.timer = setTimeout(this.load, NEXT_LOAD_MS)
    addEventListener('online', this.load)
  }

  override componentWillUnmount() {
    this.stopWaiting()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    // Any other error is the page's to show.
    if (!isChunkError(error)) throw error
    return this.props.failed(() => retryAfter(error, this.load))
  }
}

import { Component, type ComponentType, createElement, type FunctionComponent, lazy, type ReactNode } from 'react'
import { isChunkError, reloadFor, retryAfter } from './import-chunk.ts'

/** The delay before the chunk of a background component is requested again, ms. */
const RETRY_MS = 30_000

type Options<Props> = {
  /** Rendered in place of the component when its chunk failed to load; nothing by default. */
  failed?: (retry: () => void, props: Props) => ReactNode
  /** The user did not request it: a failure never reloads the page, and loading is retried later and when back online. */
  background?: boolean
}

/** A lazy component whose failed chunk affects only its own place on the page. Wrap it in Suspense. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { failed, background = false }: Options<Props>,
): FunctionComponent<Props> {
  let Loaded = lazy(load)
  // `lazy` caches a failure, so a retry needs a new one.
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
    this.timer = setTimeout(this.load, RETRY_MS)
    addEventListener('online', this.load)
  }

  override componentWillUnmount() {
    this.stopWaiting()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    // Other errors belong to the page's error boundary.
    if (!isChunkError(error)) throw error
    return this.props.failed(() => retryAfter(error, this.load))
  }
}

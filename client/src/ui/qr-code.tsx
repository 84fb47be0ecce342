import { qrPath } from './qr-path.ts'

type Props = {
  text: string
  /** The accessible name. */
  label: string
  className?: string
}

/** A QR code, dark on white in both themes, as readers expect. */
export default function QrCode({ text, label, className = '' }: Props) {
  const { size, path } = qrPath(text)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#1d2440" d={path} />
    </svg>
  )
}

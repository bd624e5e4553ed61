import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** A row of dark points as one path: squares of one unit. */
const drawRow = (row: readonly boolean[], y: number): string =>
  row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')

type QrCodeProps = { text: string; label: string }

/** A QR, dark on light in every theme: cameras read no other. Wide enough a margin, a tenth of it may be unreadable. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg
      aria-label={label}
      className={styles.qr}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={data.map(drawRow).join('')} fill="currentColor" />
    </svg>
  )
}

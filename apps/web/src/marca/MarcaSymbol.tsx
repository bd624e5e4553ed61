import type { Marca } from './marca.ts'

/** The mark alone, decorative: the name stands beside it or in an `aria-label`. */
export function MarcaSymbol({ marca, size }: { marca: Marca; size: number }) {
  return (
    <svg aria-hidden="true" fill="none" focusable="false" height={size} viewBox="0 0 32 32" width={size}>
      {marca.simbolo.map(({ d, fill, stroke, strokeWidth }) => (
        <path
          d={d}
          fill={fill ? `var(--marca-${fill})` : 'none'}
          key={d}
          stroke={stroke ? `var(--marca-${stroke})` : 'none'}
          strokeLinecap="round"
          strokeWidth={strokeWidth}
        />
      ))}
    </svg>
  )
}

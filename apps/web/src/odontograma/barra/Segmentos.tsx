import { css } from '../../ui/css.ts'
import styles from './Segmentos.module.css'
import { useRovingFocus } from './useRovingFocus.ts'

const c = css(styles)

type SegmentosProps<T extends string> = {
  /** Names the choice for readers. */
  label: string
  opcoes: readonly { readonly codigo: T; readonly rotulo: string }[]
  value: T
  onChange: (codigo: T) => void
}

/** One choice of few, side by side. */
export function Segmentos<T extends string>({ label, opcoes, value, onChange }: SegmentosProps<T>) {
  const { row, tabIndexOf } = useRovingFocus(opcoes, value)
  return (
    <div {...row} aria-label={label} className={c('segmentos')} role="radiogroup">
      {opcoes.map(({ codigo, rotulo }) => (
        // biome-ignore lint/a11y/useSemanticElements: an arrow only walks, a press chooses, unlike a native radio
        <button
          aria-checked={codigo === value}
          className={c('segmento')}
          key={codigo}
          onClick={() => onChange(codigo)}
          role="radio"
          tabIndex={tabIndexOf(codigo)}
          type="button"
        >
          {rotulo}
        </button>
      ))}
    </div>
  )
}

import { css } from '../../ui/css.ts'
import { useRovingFocus } from '../barra/useRovingFocus.ts'
import { formatMarca, type MarcaDente } from '../marca/marcaDente.ts'
import { SeloMarca } from '../marca/SeloMarca.tsx'
import styles from './RegiaoChips.module.css'

const c = css(styles)

export type Chip = { readonly codigo: string; readonly nome: string }

type FileiraChipsProps = {
  label: string
  chips: readonly Chip[]
  escolhido: string | undefined
  marcas?: readonly MarcaDente[]
  /** The chip whose name shows. */
  dica: string | undefined
  onChange: (codigo: string | undefined) => void
}

/** Its name and, after it, the events that it already has. */
function formatChip({ codigo, nome }: Chip, marcas: readonly MarcaDente[]): string {
  return [codigo, nome, ...marcas.map(formatMarca)].join(', ')
}

/** One row of chips, of which one at most is chosen; a second press takes the choice back. */
export function FileiraChips({ label, chips, escolhido, marcas = [], dica, onChange }: FileiraChipsProps) {
  const { row, tabIndexOf } = useRovingFocus(chips, escolhido)
  if (chips.length === 0) return null
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.rotulo}>
        {label}
      </span>
      <div {...row} aria-label={label} className={c('chips')} role="radiogroup">
        {chips.map((chip) => {
          const { codigo, nome } = chip
          const proprias = marcas.filter((marca) => marca.regiao === codigo)
          return (
            <span className={styles.lugar} key={codigo}>
              {/* biome-ignore lint/a11y/useSemanticElements: a second press takes it back, unlike a native radio */}
              <button
                aria-checked={codigo === escolhido}
                aria-label={formatChip(chip, proprias)}
                className={styles.chip}
                data-chip={codigo}
                onClick={() => onChange(codigo === escolhido ? undefined : codigo)}
                role="radio"
                tabIndex={tabIndexOf(codigo)}
                type="button"
              >
                {codigo}
                {[...new Set(proprias.map((marca) => marca.tipo))].map((tipo) => (
                  <SeloMarca key={tipo} tipo={tipo} />
                ))}
              </button>
              {dica === codigo && (
                <span aria-hidden="true" className={styles.dica}>
                  {nome}
                </span>
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}

import { css } from '../ui/css.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './BuscaDialog.module.css'
import type { Resultado } from './resultados.ts'

const c = css(styles)

type ResultadoListProps = {
  id: string
  resultados: readonly Resultado[]
  atual: number
  termo: string
  isBusy: boolean
  onChoose: (resultado: Resultado) => void
}

/** Where one may go; the chosen line follows the arrows of the field above. */
export function ResultadoList({ id, resultados, atual, termo, isBusy, onChoose }: ResultadoListProps) {
  const chosen = resultados[atual]
  const nada = resultados.length === 0 && !isBusy ? `Nada encontrado para “${termo}”.` : ''
  return (
    <>
      <ul aria-busy={isBusy} className={styles.lista} id={id}>
        {resultados.map((resultado, index) => (
          <li key={resultado.id}>
            <button
              className={c('resultado')}
              data-atual={index === atual || undefined}
              onClick={() => onChoose(resultado)}
              ref={index === atual ? scrollIntoSight : undefined}
              type="button"
            >
              <Icon name={resultado.icone} />
              <span className={styles.titulo}>{resultado.titulo}</span>
              <span className={styles.detalhe}>{resultado.detalhe}</span>
            </button>
          </li>
        ))}
      </ul>
      {nada && (
        <p aria-hidden className={styles.aviso}>
          {nada}
        </p>
      )}
      <VisuallyHidden>
        <output>
          {chosen ? `${chosen.titulo}, ${chosen.detalhe}. ${atual + 1} de ${resultados.length}.` : nada}
        </output>
      </VisuallyHidden>
    </>
  )
}

const scrollIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

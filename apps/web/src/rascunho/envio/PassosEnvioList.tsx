import { css } from '../../ui/css.ts'
import { focusField } from '../../ui/feedback/focusField.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import styles from './PassosEnvioList.module.css'
import type { PassoEnvio } from './passosEnvio.ts'

const c = css(styles)

/** What is left to do, in order; each step leads to its place on the page, the first undone one stands out. */
export function PassosEnvioList({ passos }: { passos: readonly PassoEnvio[] }) {
  const atual = passos.findIndex((passo) => !passo.isFeito)
  return (
    <ol className={c('passos')}>
      {passos.map(({ id, rotulo, detalhe, isFeito, destino }, indice) => (
        <li
          aria-current={indice === atual ? 'step' : undefined}
          className={styles.passo}
          data-estado={isFeito ? 'feito' : indice === atual ? 'atual' : 'futuro'}
          key={id}
        >
          <span aria-hidden="true" className={styles.marca}>
            {isFeito ? <Icon name="check" size={14} /> : indice + 1}
          </span>
          <button
            className={styles.botao}
            data-print="words"
            onClick={() => focusField(destino)}
            type="button"
          >
            {rotulo}
            {isFeito && <VisuallyHidden> (feito)</VisuallyHidden>}
          </button>
          <span className={styles.detalhe}>{detalhe}</span>
        </li>
      ))}
    </ol>
  )
}

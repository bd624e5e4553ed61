import { css } from '../../ui/css.ts'
import { focusField } from '../../ui/feedback/focusField.ts'
import { Icon } from '../../ui/Icon.tsx'
import { KeyboardOnly } from '../../ui/KeyboardOnly.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import styles from './PassosEnvioList.module.css'
import type { PassoEnvio } from './passosEnvio.ts'

const c = css(styles)

/** What is left to do before the sending, in order; each step leads to its place, the first one stands out. */
export function PassosEnvioList({ passos }: { passos: readonly PassoEnvio[] }) {
  return (
    <ol aria-label="O que falta" className={c('passos')}>
      {passos
        .filter(({ isFeito }) => !isFeito)
        .map(({ id, rotulo, detalhe, teclas, destino }, indice) => (
          <li aria-current={indice === 0 ? 'step' : undefined} className={styles.passo} key={id}>
            {indice > 0 && <Icon name="chevronRight" size={14} />}
            {destino ? (
              <button
                className={styles.botao}
                data-print="words"
                onClick={() => focusField(destino)}
                type="button"
              >
                {rotulo}
              </button>
            ) : (
              <span className={styles.ultimo}>{rotulo}</span>
            )}
            {teclas ? (
              <KeyboardOnly>
                <KeyHint keys={teclas} />
              </KeyboardOnly>
            ) : (
              detalhe && <span className={styles.detalhe}>{detalhe}</span>
            )}
          </li>
        ))}
    </ol>
  )
}

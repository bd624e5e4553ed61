import { KeyHint } from '../../ui/data/KeyHint.tsx'
import { comandos, formatTecla } from './comando.ts'
import styles from './TeclaList.module.css'

/** The sheet of keys. */
export function TeclaList() {
  return (
    <section aria-label="Atalhos do teclado" className={styles.sheet}>
      <dl className={styles.list}>
        {comandos.map(({ nome, rotulo }) => (
          <div className={styles.item} key={nome}>
            <dt>
              <KeyHint keys={formatTecla(nome)} />
            </dt>
            <dd>{rotulo}</dd>
          </div>
        ))}
        <div className={styles.item}>
          <dt>
            <KeyHint keys="Esc" />
          </dt>
          <dd>Fechar</dd>
        </div>
      </dl>
    </section>
  )
}

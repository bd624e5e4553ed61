import { Button } from '../ui/action/Button.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import styles from './RecursoPage.module.css'

type EnvioBarProps = {
  numeroFicha: number
  /** Events that would lose their appeal without a word. */
  fora: number
  /** What is appealed, as it is shown. */
  valor: string
  isPending: boolean
  onIncluir: () => void
  onDesistir: () => void
}

const describeFora = (fora: number): string =>
  fora === 1
    ? '1 evento fica de fora e perde o recurso.'
    : `${fora} eventos ficam de fora e perdem o recurso.`

/** One appeal a guide: what is left out is said before it goes. */
export function EnvioBar({ numeroFicha, fora, valor, isPending, onIncluir, onDesistir }: EnvioBarProps) {
  return (
    <section aria-label="Envio do recurso" className={styles.envio} data-parte="envio">
      <div className={styles.aviso} role="status">
        {fora > 0 && <p>{describeFora(fora)}</p>}
        <p>
          Recurso da guia {numeroFicha}: {valor}. Cada guia tem um só recurso.
        </p>
      </div>
      <div className={styles.botoes}>
        {fora > 0 && (
          <>
            <Button onPress={onIncluir}>{fora === 1 ? 'Incluir o evento' : 'Incluir todos'}</Button>
            <Button onPress={onDesistir}>Desistir com motivo</Button>
          </>
        )}
        <Button icon="check" isPending={isPending} type="submit" variant="primario">
          Enviar recurso <KeyHint keys="Ctrl+Enter" />
        </Button>
      </div>
    </section>
  )
}

import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { Button } from '../ui/action/Button.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { ActionBar } from '../ui/layout/ActionBar.tsx'
import styles from './RecursoPage.module.css'

type EnvioBarProps = {
  numeroFicha: number
  /** Events that lose their appeal. */
  fora: number
  /** Whether one of them goes without a word. */
  hasSemMotivo: boolean
  /** What the denials ask for and is not there yet, each in a word. */
  faltas: ReadonlySet<string>
  /** What is appealed, as it is shown; nothing where no event goes. */
  valor?: string | undefined
  isPending: boolean
  onIncluir: () => void
  onDesistir: () => void
  onEnviar: () => void
}

const describeFora = (fora: number): string =>
  `${countOf(fora, 'evento fica de fora e perde', 'eventos ficam de fora e perdem')} o recurso.`

/** One appeal a guide: what is left out is said before it goes. */
export function EnvioBar(props: EnvioBarProps) {
  const { numeroFicha, fora, hasSemMotivo, faltas, valor, isPending, onIncluir, onDesistir, onEnviar } = props
  return (
    <ActionBar label="Envio do recurso">
      <div className={styles.aviso} role="status">
        {faltas.size > 0 && <p className={styles.falta}>Falta {[...faltas].join('; ')}.</p>}
        {fora > 0 && <p>{describeFora(fora)}</p>}
        <p>
          Recurso da guia {numeroFicha}: {valor ?? 'nenhum evento vai'}. Cada guia tem um só recurso.
        </p>
      </div>
      <div className={styles.acoes}>
        {fora > 0 && (
          <>
            <Button onPress={onIncluir}>{pluralOf(fora, 'Incluir o evento', 'Incluir todos')}</Button>
            {hasSemMotivo && <Button onPress={onDesistir}>Desistir com motivo</Button>}
          </>
        )}
        <Button icon="check" isPending={isPending} onPress={onEnviar} variant="primario">
          Enviar recurso <KeyHint keys="Ctrl+Enter" />
        </Button>
      </div>
    </ActionBar>
  )
}

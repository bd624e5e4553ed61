import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import styles from './ListaEventos.module.css'
import { ListaEventos } from './ListaEventos.tsx'
import type { NaoRealizados } from './useNaoRealizados.ts'

/** The undated events, and the word that they were not done; nothing where all have a date. */
export function NaoRealizadosField({ naoRealizados }: { naoRealizados: NaoRealizados }) {
  const { eventos, isConfirmado, recusas, confirm } = naoRealizados
  if (eventos.length === 0) return null
  return (
    <div className={styles.semData}>
      <p>
        <strong>Sem data de realização ({eventos.length}):</strong>
      </p>
      <ListaEventos eventos={eventos} />
      {recusas > 0 && (
        // Heard again where it is gone on without an answer once more.
        <Banner
          key={recusas}
          role="alert"
          title="Confirme que estes eventos não foram realizados, ou volte e informe a data de cada um."
          tone="perigo"
        />
      )}
      <Checkbox
        hint={`Nada se paga por ${pluralOf(eventos.length, 'ele', 'eles')}, e o lugar fica livre para outra guia.`}
        isSelected={isConfirmado}
        onChange={confirm}
      >
        {pluralOf(eventos.length, 'Este evento não foi realizado', 'Estes eventos não foram realizados')}
      </Checkbox>
    </div>
  )
}

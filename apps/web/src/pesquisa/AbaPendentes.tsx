import { useInfiniteQuery } from '@tanstack/react-query'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Bar } from '../ui/layout/Stack.tsx'
import styles from './ConsultaGTOsPage.module.css'
import { GuiaLista } from './GuiaLista.tsx'
import { GuiaTableComAcoes } from './GuiaTableComAcoes.tsx'
import { loadPlanilhaGuias, pendentesQuery } from './pesquisa.queries.ts'

/** What waits for the provider: a technical justification or documents (Spec §7). */
export function AbaPendentes() {
  const lista = useInfiniteQuery(pendentesQuery)
  return (
    <div className={styles.aba}>
      <Bar>
        <p>Guias que esperam uma justificativa técnica ou imagens suas.</p>
        <ExportacaoButton load={loadPlanilhaGuias({ pendentes: true })}>Exportar Excel</ExportacaoButton>
      </Bar>
      <GuiaLista
        empty={
          <EmptyState icon="checkCircle" title="Nada pendente">
            Quando a operadora pedir uma justificativa ou uma imagem, a guia aparece aqui com o prazo.
          </EmptyState>
        }
        lista={lista}
      >
        {(guias) => <GuiaTableComAcoes caption="Guias pendentes" guias={guias} />}
      </GuiaLista>
    </div>
  )
}

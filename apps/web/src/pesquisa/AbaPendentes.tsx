import { useInfiniteQuery } from '@tanstack/react-query'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { Bar } from '../ui/layout/Stack.tsx'
import styles from './ConsultaGTOsPage.module.css'
import { GuiaLista } from './GuiaLista.tsx'
import { GuiaTableComAcoes } from './GuiaTableComAcoes.tsx'
import { NadaPendente } from './NadaPendente.tsx'
import { loadPlanilhaGuias, pendentesQuery } from './pesquisa.queries.ts'

/** What waits for the provider: a technical justification or documents (Spec §7). */
export function AbaPendentes() {
  return (
    <div className={styles.aba}>
      <Bar>
        <p>Guias que esperam uma justificativa técnica ou imagens suas.</p>
        <ExportacaoButton load={loadPlanilhaGuias({ pendentes: true })}>Exportar Excel</ExportacaoButton>
      </Bar>
      <GuiaLista empty={<NadaPendente />} lista={useInfiniteQuery(pendentesQuery)}>
        {(guias) => <GuiaTableComAcoes caption="Guias pendentes" guias={guias} takesFocus />}
      </GuiaLista>
    </div>
  )
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { Bar, Row } from '../ui/layout/Stack.tsx'
import { VistasMenu } from '../vista/VistasMenu.tsx'
import styles from './ConsultaGTOsPage.module.css'
import { type ConsultaSearch, readConsultaSearch } from './consultaSearch.ts'
import { GuiaLista } from './GuiaLista.tsx'
import { GuiaTableComAcoes } from './GuiaTableComAcoes.tsx'
import { NadaPendente } from './NadaPendente.tsx'
import { OrdemField } from './OrdemField.tsx'
import { listOrdens, rotulosOrdem } from './ordem.ts'
import { pendentesQuery, toPedidoGuias } from './pesquisa.queries.ts'

const aba = 'pendentes'
const ordens = listOrdens(aba)
const toSearch = (busca: Readonly<Record<string, string>>): ConsultaSearch =>
  readConsultaSearch({ ...busca, aba })

/** What waits for the provider: a technical justification or documents (Spec §7). */
export function AbaPendentes() {
  const { ordem } = useSearch({ from: '/portal/consultaGTOs' })
  const navigate = useNavigate({ from: '/portal/consultaGTOs' })
  const lista = useInfiniteQuery({ ...pendentesQuery(ordem), placeholderData: keepPreviousData })
  const ordenada = {
    ordens,
    value: ordem ?? ordens[0] ?? 'prazo',
    onChange: (nova: string) => void navigate({ search: toSearch({ ordem: nova }) }),
  }
  return (
    <div className={styles.aba}>
      <Bar>
        <p>
          Guias que esperam de você uma justificativa técnica, imagens ou o envio do plano para auditoria.
        </p>
        <Row align="end" gap={2}>
          <OrdemField {...ordenada} />
          <VistasMenu
            busca={{ ordem }}
            onGo={(busca, como) => void navigate({ search: toSearch(busca), ...como })}
            palavras={[rotulosOrdem[ordenada.value]]}
            tela="PENDENTES"
          />
          <ExportacaoButton
            pedido={toPedidoGuias({ pendentes: true, planosAEnviar: true, ...(ordem && { ordem }) })}
          >
            Exportar Excel
          </ExportacaoButton>
        </Row>
      </Bar>
      <GuiaLista empty={<NadaPendente />} lista={lista}>
        {(guias) => <GuiaTableComAcoes caption="Guias pendentes" guias={guias} ordem={ordenada} takesFocus />}
      </GuiaLista>
    </div>
  )
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { BuscaPaciente, type BuscaPacienteHandle } from '../associado/BuscaPaciente.tsx'
import { today } from '../calendario/format.ts'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { Button } from '../ui/action/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Bar, Row } from '../ui/layout/Stack.tsx'
import { VistasMenu } from '../vista/VistasMenu.tsx'
import styles from './ConsultaGTOsPage.module.css'
import { type ConsultaSearch, readConsultaSearch } from './consultaSearch.ts'
import { FiltroChips } from './FiltroChips.tsx'
import { FiltroForm } from './FiltroForm.tsx'
import { GuiaLista } from './GuiaLista.tsx'
import { GuiaTableComAcoes } from './GuiaTableComAcoes.tsx'
import { OrdemField } from './OrdemField.tsx'
import { offerVolta } from './offerVolta.ts'
import { listOrdens, rotulosOrdem } from './ordem.ts'
import { guiasQuery, toPedidoGuias } from './pesquisa.queries.ts'
import { isPadrao, toFiltro } from './toFiltro.ts'
import { useChips } from './useChips.ts'

const ordens = listOrdens(undefined)

/** What may be wrong with what was asked for; of a number or a patient it is not the day. */
function explainNada({ guia, paciente }: ConsultaSearch): string {
  if (guia !== undefined)
    return 'A guia se acha pelo número inteiro, seja de que dia for. Confira-o ou tire algum filtro.'
  return paciente === undefined
    ? 'Confira o período ou tire algum filtro. Buscas por paciente ou por número não dependem de data.'
    : 'Todas as guias do paciente foram procuradas, sejam de que dia forem. Tire algum filtro.'
}

/** Every guide of the provider, by the filters of the address. */
export function AbaTodas() {
  const search = useSearch({ from: '/portal/consultaGTOs' })
  const navigate = useNavigate({ from: '/portal/consultaGTOs' })
  const paciente = useRef<BuscaPacienteHandle>(null)
  const filtro = toFiltro(search, today())
  const palavras = useChips(search)
    .filter(({ id }) => id !== 'paciente' && id !== 'guia')
    .map(({ label }) => label)
  const ordem = {
    ordens,
    value: search.ordem ?? ordens[0] ?? '-guia',
    onChange: (nova: string) => void navigate({ search: readConsultaSearch({ ...search, ordem: nova }) }),
  }
  const lista = useInfiniteQuery({ ...guiasQuery(filtro), placeholderData: keepPreviousData })

  return (
    <div className={styles.aba}>
      <div className={styles.busca}>
        <BuscaPaciente
          autoFocus
          handle={paciente}
          isParte
          onFound={({ chave }) => void navigate({ search: (before) => ({ ...before, paciente: chave }) })}
        />
        <FiltroForm
          onPaciente={() => paciente.current?.submitTexto(search.paciente !== undefined) ?? false}
          onSearch={(next) =>
            void navigate({ search: { ...next, ...(search.ordem && { ordem: search.ordem }) } })
          }
          search={search}
        />
      </div>
      <Bar>
        <FiltroChips onSearch={(next) => void navigate({ search: next })} search={search} />
        <Row align="end" gap={2}>
          <OrdemField {...ordem} />
          <VistasMenu
            busca={search}
            onGo={(busca, como) => void navigate({ search: readConsultaSearch(busca), ...como })}
            palavras={[...palavras, ...(search.ordem ? [rotulosOrdem[search.ordem]] : [])]}
            tela="CONSULTA"
          />
          <ExportacaoButton pedido={toPedidoGuias(filtro)}>Exportar Excel</ExportacaoButton>
        </Row>
      </Bar>
      <GuiaLista
        empty={
          <EmptyState
            actions={
              !isPadrao(search) && (
                <Button
                  onPress={() => {
                    void navigate({ search: {} })
                    offerVolta('Todos os filtros foram retirados.', () => void navigate({ search }))
                  }}
                >
                  Limpar filtros
                </Button>
              )
            }
            icon="search"
            title="Nenhuma guia com estes filtros"
          >
            {explainNada(search)}
          </EmptyState>
        }
        lista={lista}
      >
        {(guias) => <GuiaTableComAcoes caption="Guias encontradas" guias={guias} ordem={ordem} />}
      </GuiaLista>
    </div>
  )
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { associadoQuery } from '../associado/associado.queries.ts'
import { BuscaPaciente } from '../associado/BuscaPaciente.tsx'
import { today } from '../calendario/format.ts'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Columns } from '../ui/layout/Columns.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { BuscaGuia } from './BuscaGuia.tsx'
import { CancelamentoSelecao } from './CancelamentoSelecao.tsx'
import type { CancelamentoSearch } from './cancelamentoSearch.ts'
import { FiltroChips } from './FiltroChips.tsx'
import { GuiaLista } from './GuiaLista.tsx'
import { filtrosQuery, guiasQuery } from './pesquisa.queries.ts'
import { ResultadoCancelamentoBanner } from './ResultadoCancelamentoBanner.tsx'
import { toFiltroCancelamento } from './toFiltroCancelamento.ts'
import type { ResultadoCancelamento } from './useCancelamento.ts'

/** The list starts on its way; the page draws its fields without waiting for it. */
export const loader = async ({ search, queryClient }: LoaderArgs<object, CancelamentoSearch>) => {
  void queryClient.prefetchQuery(filtrosQuery)
  void queryClient.prefetchInfiniteQuery(guiasQuery(toFiltroCancelamento(search, today())))
  if (search.paciente) await queryClient.ensureQueryData(associadoQuery(search.paciente))
}

const SEM_ESTE_NUMERO = 'Nenhuma guia com este número no seu cadastro.'

/** Interface S07: find the guides that may be cancelled, choose, say why. */
export default function CancelamentoGTOPage() {
  const search = useSearch({ from: '/portal/cancelamentoGTO' })
  const navigate = useNavigate({ from: '/portal/cancelamentoGTO' })
  const [resultados, setResultados] = useState<readonly ResultadoCancelamento[]>([])
  const lista = useInfiniteQuery({
    ...guiasQuery(toFiltroCancelamento(search, today())),
    placeholderData: keepPreviousData,
  })
  const go = (next: CancelamentoSearch) => {
    setResultados([])
    void navigate({ search: next })
  }

  return (
    <Stack gap={4}>
      <Card>
        <Columns
          aside={
            <BuscaGuia
              key={search.guia}
              onSearch={(guia) => {
                go({ guia })
                return undefined
              }}
            />
          }
          share="half"
        >
          <BuscaPaciente autoFocus onFound={({ chave }) => go({ paciente: chave })} />
        </Columns>
      </Card>
      <ResultadoCancelamentoBanner onDismiss={() => setResultados([])} resultados={resultados} />
      <FiltroChips onSearch={() => go({})} search={search} />
      <GuiaLista
        empty={
          <EmptyState icon="search" title="Nenhuma guia para cancelar">
            {search.guia
              ? SEM_ESTE_NUMERO
              : 'Guias enviadas para pagamento, processadas ou já canceladas não aparecem aqui.'}
          </EmptyState>
        }
        lista={lista}
        none={search.guia ? SEM_ESTE_NUMERO : undefined}
      >
        {(guias) => <CancelamentoSelecao guias={guias} onDone={setResultados} />}
      </GuiaLista>
    </Stack>
  )
}

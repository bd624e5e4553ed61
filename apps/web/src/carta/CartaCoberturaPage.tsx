import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { associadoQuery } from '../associado/associado.queries.ts'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import type { PedidoCobertura } from '../elegibilidade/elegibilidade.queries.ts'
import type { ElegibilidadeSearch } from '../elegibilidade/elegibilidadeSearch.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { CartaPapel } from './CartaPapel.tsx'
import { coberturaQuery } from './carta.queries.ts'

type Perguntada = { paciente: string; evento: string } & ElegibilidadeSearch

/** The question of the address: the patient's opaque key, the event and its place. */
const isPerguntada = (search: ElegibilidadeSearch): search is Perguntada =>
  search.paciente !== undefined && search.evento !== undefined

function toPedido(codigoAssociado: string, { evento, local, faces }: Perguntada): PedidoCobertura {
  const lugar = local && (findDente(local) ? { dente: local } : { regiao: local })
  return { codigoAssociado, codigoEvento: evento, ...lugar, ...(faces && { faces }) }
}

export const loader = async ({ search, queryClient }: LoaderArgs<object, ElegibilidadeSearch>) => {
  if (!isPerguntada(search)) return
  const { codigoAssociado } = await queryClient.ensureQueryData(associadoQuery(search.paciente))
  await queryClient.ensureQueryData(coberturaQuery(toPedido(codigoAssociado, search)))
}

/** Interface S24: why the plan does not cover an event today, told to the patient. */
export default function CartaCoberturaPage() {
  const search = useSearch({ from: '/portal/impressao/cobertura' })
  if (isPerguntada(search)) return <Perguntada search={search} />
  return (
    <EmptyState icon="search" title="Nenhum evento perguntado">
      A carta se abre da elegibilidade do paciente, depois de perguntar se o plano cobre um evento.
    </EmptyState>
  )
}

function Perguntada({ search }: { search: Perguntada }) {
  const { data: associado } = useSuspenseQuery(associadoQuery(search.paciente))
  const { data } = useSuspenseQuery(coberturaQuery(toPedido(associado.codigoAssociado, search)))
  return (
    <CartaPapel
      carta={data}
      voltar={{ href: hrefOf('/portal/elegibilidade', search), rotulo: 'Voltar à elegibilidade' }}
    />
  )
}

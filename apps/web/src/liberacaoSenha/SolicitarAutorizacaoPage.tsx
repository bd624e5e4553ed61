import { isSemPedido } from '@portal/domain/liberacaoSenha/situacaoAtendimento.ts'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { associadoQuery } from '../associado/associado.queries.ts'
import { BuscaPaciente } from '../associado/BuscaPaciente.tsx'
import { PacienteFaixa } from '../associado/PacienteFaixa.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { especialidadesQuery, infoQuery } from '../credenciado/credenciado.queries.ts'
import { Impedido } from '../elegibilidade/Impedimentos.tsx'
import { useMarca } from '../marca/useMarca.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { LiberacaoForm } from './LiberacaoForm.tsx'
import { informacoesAssociadoQuery, planosQuery } from './liberacaoSenha.queries.ts'
import type { SolicitarSearch } from './solicitarSearch.ts'

/** What is asked for at once is waited for at once: of two that fail, nobody would hear of the second. */
export const loader = async ({ search: { paciente }, queryClient }: LoaderArgs<object, SolicitarSearch>) => {
  await Promise.all([
    queryClient.ensureQueryData(especialidadesQuery),
    queryClient.ensureQueryData(infoQuery),
    paciente && readPaciente(queryClient, paciente),
  ])
}

async function readPaciente(queryClient: QueryClient, chave: string): Promise<void> {
  const { codigoAssociado } = await queryClient.ensureQueryData(associadoQuery(chave))
  await Promise.all([
    queryClient.ensureQueryData(informacoesAssociadoQuery(codigoAssociado)),
    queryClient.ensureQueryData(planosQuery(codigoAssociado)),
  ])
}

/** Interface S03: from a patient to an open guide, on one screen. Its own addresses keep the way by which it was entered. */
export default function SolicitarAutorizacaoPage() {
  const { paciente } = useSearch({ from: '/portal/solicitarAutorizacao' })
  const navigate = useNavigate({ from: '/portal/solicitarAutorizacao' })
  const { cartao } = useMarca()
  if (paciente) return <Paciente chave={paciente} key={paciente} />
  return (
    <Stack gap={5}>
      <BuscaPaciente
        autoFocus
        cartao={cartao}
        onFound={({ chave }) => void navigate({ search: { paciente: chave }, state: true })}
      />
      <EmptyState icon="clipboard" title="Para quem é a autorização?">
        Busque o paciente para escolher a especialidade e liberar a senha.
      </EmptyState>
    </Stack>
  )
}

function Paciente({ chave }: { chave: string }) {
  const navigate = useNavigate({ from: '/portal/solicitarAutorizacao' })
  const { data: associado } = useSuspenseQuery(associadoQuery(chave))
  const { codigoAssociado } = associado
  const { data: informacoes } = useSuspenseQuery(informacoesAssociadoQuery(codigoAssociado))
  const { data: planos } = useSuspenseQuery(planosQuery(codigoAssociado))
  return (
    <Stack gap={5}>
      <PacienteFaixa associado={associado} onTrocar={() => void navigate({ search: {}, state: true })} />
      {isSemPedido(informacoes.impedimentos, planos) ? (
        <Impedido exclusao={informacoes.exclusao} impedimentos={informacoes.impedimentos} />
      ) : (
        <LiberacaoForm codigoAssociado={codigoAssociado} />
      )}
    </Stack>
  )
}

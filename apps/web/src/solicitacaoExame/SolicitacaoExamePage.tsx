import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { associadoQuery } from '../associado/associado.queries.ts'
import { BuscaPaciente } from '../associado/BuscaPaciente.tsx'
import { PacienteFaixa } from '../associado/PacienteFaixa.tsx'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { RascunhosCard } from './RascunhosCard.tsx'
import type { SolicitacaoExameSearch } from './solicitacaoExameSearch.ts'

/** The form, its odontogram and its kits are needed once there is a patient. */
const SolicitacaoExameAbertura = createLatePart(
  async () => (await import('./SolicitacaoExameAbertura.tsx')).SolicitacaoExameAbertura,
)

/** The patient is asked for by the page: its address opens to others too, who may not ask for one. */
export const loader = async ({ search, queryClient }: LoaderArgs<object, SolicitacaoExameSearch>) => {
  if (search.chave) SolicitacaoExameAbertura.fetchAhead()
  await queryClient.ensureQueryData(infoQuery)
}

/** Interface S23: from a patient to a request of exams, on one screen. */
export default function SolicitacaoExamePage() {
  const { chave } = useSearch({ from: '/portal/sol/solicitacao' })
  const navigate = useNavigate({ from: '/portal/sol/solicitacao' })
  const fecho = useAcesso().whyNotCall(solicitacaoExame.createSolicitacao)
  const change = (outra?: string) =>
    void navigate({ search: outra === undefined ? {} : { chave: outra }, state: true })
  if (fecho)
    return (
      <section aria-label="Pedido de exames">
        <Banner icon="lock" title="Pedido de exames fechado" tone="neutro">
          {fecho}
        </Banner>
      </section>
    )
  if (chave) return <Paciente chave={chave} key={chave} onChange={() => change()} />
  return (
    <Stack gap={5}>
      <BuscaPaciente autoFocus onFound={(associado) => change(associado.chave)} />
      <EmptyState icon="image" title="Para quem são os exames?">
        Busque o paciente para escolher os exames e os lugares.
      </EmptyState>
      <RascunhosCard />
    </Stack>
  )
}

function Paciente({ chave, onChange }: { chave: string; onChange: () => void }) {
  return (
    <QueryView
      lines={2}
      loading="Carregando o paciente"
      query={useQuery(associadoQuery(chave))}
      volta={{ href: hrefOf('/portal/sol/solicitacao'), rotulo: 'Procurar outro paciente' }}
    >
      {(associado: ResumoAssociado) => (
        <Stack gap={4}>
          <PacienteFaixa associado={associado} onTrocar={onChange} />
          <SolicitacaoExameAbertura
            associado={associado}
            frame={(waiting) => <Card>{waiting}</Card>}
            lines={8}
            loading="Carregando exames"
          />
        </Stack>
      )}
    </QueryView>
  )
}

import { credenciado } from '@portal/contract/credenciado.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AvisoSenha } from './acesso/AvisoSenha.tsx'
import { BuscaPaciente } from './associado/BuscaPaciente.tsx'
import { greet } from './calendario/greet.ts'
import type { LoaderArgs } from './carregamento/loaderArgs.ts'
import {
  gtoPendentesQuery,
  infoQuery,
  loadStatusSenha,
  totalSenhasQuery,
} from './credenciado/credenciado.queries.ts'
import { SenhasStats, TELA_CONSULTA } from './credenciado/SenhasStats.tsx'
import { Atalhos } from './menu/Atalhos.tsx'
import { useAcesso } from './menu/useAcesso.ts'
import { PendentesCard } from './pesquisa/PendentesCard.tsx'
import { ExportacaoButton } from './planilha/ExportacaoButton.tsx'
import { Card } from './ui/layout/Card.tsx'
import { Stack } from './ui/layout/Stack.tsx'

/** The numbers come while the page is already there; only the name is waited for. */
export const loader = async ({ queryClient }: LoaderArgs) => {
  void queryClient.prefetchQuery(totalSenhasQuery)
  void queryClient.prefetchQuery(gtoPendentesQuery)
  await queryClient.ensureQueryData(infoQuery)
}

/** Interface S01: a patient to look up, what waits for the provider, and how the month goes. */
export default function HomePage() {
  const navigate = useNavigate()
  const { data: info } = useSuspenseQuery(infoQuery)
  const { data: senhas } = useQuery(totalSenhasQuery)
  const { whyNotCall, whyNotOpen } = useAcesso()
  return (
    <Stack gap={5}>
      <AvisoSenha dias={info.qtdDiasExpiracaoSenha} />
      <Card title={`${greet(new Date())}, ${info.nome}`}>
        <Stack gap={4}>
          <BuscaPaciente
            autoFocus
            onFound={({ chave }) => void navigate({ href: `/portal/elegibilidade?paciente=${chave}` })}
          />
          <Atalhos />
        </Stack>
      </Card>
      <SenhasStats isConsultavel={whyNotOpen(TELA_CONSULTA) === undefined} senhas={senhas} />
      {whyNotCall(credenciado.exportStatusSenha) === undefined && (
        <ExportacaoButton load={loadStatusSenha}>Situação das senhas em Excel</ExportacaoButton>
      )}
      <PendentesCard />
    </Stack>
  )
}

import { credenciado } from '@portal/contract/credenciado.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AvisoSenha } from './acesso/AvisoSenha.tsx'
import { BuscaPaciente } from './associado/BuscaPaciente.tsx'
import { CadastroCard } from './cadastro/CadastroCard.tsx'
import { greet } from './calendario/greet.ts'
import type { LoaderArgs } from './carregamento/loaderArgs.ts'
import { ComunicadosCard } from './comunicado/ComunicadosCard.tsx'
import { gtoPendentesQuery, infoQuery, totalSenhasQuery } from './credenciado/credenciado.queries.ts'
import { SenhasCard } from './credenciado/SenhasCard.tsx'
import { ReajusteCard } from './indicador/ReajusteCard.tsx'
import { Atalhos } from './menu/Atalhos.tsx'
import { useAcesso } from './menu/useAcesso.ts'
import { InativosCard } from './pacienteInativo/InativosCard.tsx'
import { PendentesCard } from './pesquisa/PendentesCard.tsx'
import { PrazosCard } from './prazo/PrazosCard.tsx'
import { DigitaisCard } from './producao/DigitaisCard.tsx'
import { ProducaoCard } from './producao/ProducaoCard.tsx'
import { eventosRealizadosQuery, ferramentasDigitaisQuery } from './producao/producao.queries.ts'
import { RepasseCard } from './producao/RepasseCard.tsx'
import { hrefOf } from './rota/hrefOf.ts'
import { Card } from './ui/layout/Card.tsx'
import { Columns } from './ui/layout/Columns.tsx'
import { Stack } from './ui/layout/Stack.tsx'

/** The numbers come while the page is already there; only the name is waited for. */
export const loader = async ({ queryClient }: LoaderArgs) => {
  void queryClient.prefetchQuery(totalSenhasQuery)
  void queryClient.prefetchQuery(gtoPendentesQuery)
  void queryClient.prefetchQuery(ferramentasDigitaisQuery)
  void queryClient.prefetchQuery(eventosRealizadosQuery)
  await queryClient.ensureQueryData(infoQuery)
}

/** Where one goes on with a patient: the first that opens, for who looks one up may have any of these functions alone. */
const listTelasDoPaciente = (chave: string) =>
  [
    hrefOf('/portal/elegibilidade', { paciente: chave }),
    hrefOf('/portal/solicitarAutorizacao', { paciente: chave }),
    hrefOf('/portal/sol/solicitacao', { chave }),
  ] as const

/** Interface S01: a patient to look up, what waits for the provider, and how the month goes. */
export default function HomePage() {
  const navigate = useNavigate()
  const { data: info } = useSuspenseQuery(infoQuery)
  const { whyNotCall, whyNotOpen } = useAcesso()
  return (
    <Stack gap={5}>
      <AvisoSenha dias={info.qtdDiasExpiracaoSenha} />
      <Columns
        aside={
          <>
            <PrazosCard />
            <SenhasCard
              isConsultavel={whyNotOpen(hrefOf('/portal/consultaGTOs')) === undefined}
              isExportavel={whyNotCall(credenciado.exportStatusSenha) === undefined}
            />
            <ComunicadosCard />
            <DigitaisCard />
            <ReajusteCard />
            <InativosCard />
            <CadastroCard />
          </>
        }
      >
        <Card title={`${greet(new Date())}, ${info.nome}`}>
          <Stack gap={4}>
            <BuscaPaciente
              autoFocus
              onFound={({ chave }) => {
                const telas = listTelasDoPaciente(chave)
                void navigate({ href: telas.find((tela) => !whyNotOpen(tela)) ?? telas[0] })
              }}
            />
            <Atalhos />
          </Stack>
        </Card>
        <PendentesCard />
        <ProducaoCard />
        <RepasseCard />
      </Columns>
    </Stack>
  )
}

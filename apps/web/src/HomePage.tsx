import { credenciado } from '@portal/contract/credenciado.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AvisoSenha } from './acesso/AvisoSenha.tsx'
import { BuscaPaciente } from './associado/BuscaPaciente.tsx'
import { CadastroCard } from './cadastro/CadastroCard.tsx'
import { greet } from './calendario/greet.ts'
import type { LoaderArgs } from './carregamento/loaderArgs.ts'
import { ComunicadosCard } from './comunicado/ComunicadosCard.tsx'
import { infoQuery, totalSenhasQuery } from './credenciado/credenciado.queries.ts'
import { nameQuemEntrou } from './credenciado/quemEntrou.ts'
import { SenhasCard } from './credenciado/SenhasCard.tsx'
import styles from './HomePage.module.css'
import { ReajusteCard } from './indicador/ReajusteCard.tsx'
import { Atalhos } from './menu/Atalhos.tsx'
import { byOrigem } from './menu/identOrigem.ts'
import { useAcesso } from './menu/useAcesso.ts'
import { InativosCard } from './pacienteInativo/InativosCard.tsx'
import { PrazosCard } from './prazo/PrazosCard.tsx'
import { prazosInicioQuery } from './prazo/prazo.queries.ts'
import { DigitaisCard } from './producao/DigitaisCard.tsx'
import { ProducaoCard } from './producao/ProducaoCard.tsx'
import { eventosRealizadosQuery, ferramentasDigitaisQuery } from './producao/producao.queries.ts'
import { RepasseCard } from './producao/RepasseCard.tsx'
import { hrefOf } from './rota/hrefOf.ts'
import { Card } from './ui/layout/Card.tsx'
import { Stack } from './ui/layout/Stack.tsx'

/** Everything comes while the page is already there: what one card waits for, or fails at, is no other's. */
export const loader = ({ queryClient }: LoaderArgs) => {
  void queryClient.prefetchQuery(infoQuery)
  void queryClient.prefetchQuery(prazosInicioQuery)
  void queryClient.prefetchQuery(totalSenhasQuery)
  void queryClient.prefetchQuery(ferramentasDigitaisQuery)
  void queryClient.prefetchQuery(eventosRealizadosQuery)
}

/** Where one goes on with a patient: the first that opens, for who looks one up may have any of these functions alone. */
const listTelasDoPaciente = (chave: string) =>
  [
    hrefOf('/portal/elegibilidade', { paciente: chave }),
    hrefOf('/portal/solicitarAutorizacao', { paciente: chave }),
    hrefOf('/portal/sol/solicitacao', { chave }),
  ] as const

/** Interface S01: a patient to look up, all that waits for the provider in one list, and how the month goes. */
export default function HomePage() {
  const navigate = useNavigate()
  const { data: info } = useQuery(infoQuery)
  const { whyNotCall, whyNotOpen } = useAcesso()
  return (
    <Stack gap={5}>
      <AvisoSenha dias={info?.qtdDiasExpiracaoSenha ?? null} />
      <Card title={[greet(new Date()), info && nameQuemEntrou(info)].filter(Boolean).join(', ')}>
        <div className={styles.comeco}>
          <BuscaPaciente
            autoFocus
            onFound={({ chave }) => {
              const telas = listTelasDoPaciente(chave)
              void navigate({
                href: telas.find((tela) => !whyNotOpen(tela)) ?? telas[0],
                state: byOrigem('inicio'),
              })
            }}
          />
          <Atalhos />
        </div>
      </Card>
      <PrazosCard />
      <div className={styles.mural}>
        <div className={styles.terco}>
          <SenhasCard
            isConsultavel={whyNotOpen(hrefOf('/portal/consultaGTOs')) === undefined}
            isExportavel={whyNotCall(credenciado.exportStatusSenha) === undefined}
          />
        </div>
        <div className={styles.terco}>
          <ComunicadosCard />
        </div>
        <div className={styles.terco}>
          <DigitaisCard />
        </div>
        <div className={styles.metade}>
          <ProducaoCard />
        </div>
        <div className={styles.metade}>
          <RepasseCard />
        </div>
        <div className={styles.terco}>
          <ReajusteCard />
        </div>
        <div className={styles.terco}>
          <InativosCard />
        </div>
        <div className={styles.terco}>
          <CadastroCard />
        </div>
      </div>
    </Stack>
  )
}

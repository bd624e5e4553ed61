import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BuscaPaciente } from '../associado/BuscaPaciente.tsx'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import type { LoaderArgs } from '../shell/pageRoute.tsx'
import { useSession } from '../shell/useSession.ts'
import { Card } from '../ui/layout/Card.tsx'
import { Atalhos } from './Atalhos.tsx'
import { AvisoSenha } from './AvisoSenha.tsx'
import { gtoPendentesQuery, infoQuery, loadStatusSenha, totalSenhasQuery } from './credenciado.queries.ts'
import { greet } from './greet.ts'
import styles from './HomePage.module.css'
import { PendentesCard } from './PendentesCard.tsx'
import { SenhasStats } from './SenhasStats.tsx'

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
  const canExport = useSession()?.permissoes.includes('CONSULTA_GTO') ?? false
  return (
    <div className={styles.pagina}>
      <AvisoSenha dias={info.qtdDiasExpiracaoSenha} />
      <Card title={`${greet(new Date())}, ${info.nome}`}>
        <div className={styles.comeco}>
          <BuscaPaciente
            // On a phone the keyboard would cover the page that was just opened.
            autoFocus={matchMedia('(pointer: fine)').matches}
            onFound={({ chave }) => void navigate({ href: `/portal/elegibilidade?paciente=${chave}` })}
          />
          <Atalhos />
        </div>
      </Card>
      <SenhasStats senhas={senhas} />
      {canExport && <ExportacaoButton load={loadStatusSenha}>Situação das senhas em Excel</ExportacaoButton>}
      <PendentesCard />
    </div>
  )
}

import { ANCORA_SESSOES } from '@portal/domain/menu/ancora.ts'
import { useQuery } from '@tanstack/react-query'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { describePrazo } from './prazoSenha.ts'
import { SessoesCard } from './SessoesCard.tsx'
import { TrocaSenhaForm } from './TrocaSenhaForm.tsx'
import styles from './TrocaSenhaPage.module.css'

/** Interface S18: change the password. */
export default function TrocaSenhaPage() {
  const { data: info } = useQuery(infoQuery)
  const prazo = describePrazo(info?.qtdDiasExpiracaoSenha)
  return (
    <div className={styles.page}>
      {prazo && (
        <div className={styles.prazo}>
          <Banner title={`Sua senha ${prazo}`} tone="atencao" />
        </div>
      )}
      <Card
        description="Ao trocar, as outras sessões abertas com o seu código são encerradas."
        title="Senha nova"
      >
        <TrocaSenhaForm />
      </Card>
      <div id={ANCORA_SESSOES} tabIndex={-1}>
        <SessoesCard />
      </div>
    </div>
  )
}

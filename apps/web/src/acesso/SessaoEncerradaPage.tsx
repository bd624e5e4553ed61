import { duracaoSessaoSegundos } from '@portal/domain/acesso/sessao.ts'
import { useState } from 'react'
import { Banner } from '../ui/feedback/Banner.tsx'
import { EndPage } from './EndPage.tsx'
import { takeMotivoFim } from './motivoFim.ts'
import { OQueFicou } from './OQueFicou.tsx'
import { TrocaSemResposta } from './TrocaSemResposta.tsx'

/** Spec §7: no session, a refused renewal, or a refused call. */
export default function SessaoEncerradaPage() {
  const [motivo] = useState(takeMotivoFim)
  return (
    <EndPage icon="lock" title="Sessão encerrada">
      <p>
        A sessão termina depois de {duracaoSessaoSegundos / 60} minutos sem uso, ou quando é encerrada em
        outro aparelho, como na troca da senha.
      </p>
      {motivo && (
        <Banner title={motivo} tone="atencao">
          O endereço que você abriu é de outro dentista. Peça outro no sistema de onde veio.
        </Banner>
      )}
      <TrocaSemResposta />
      <OQueFicou />
    </EndPage>
  )
}

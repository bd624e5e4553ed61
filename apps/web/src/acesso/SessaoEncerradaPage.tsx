import { duracaoSessaoSegundos } from '@portal/domain/acesso/sessao.ts'
import { useState } from 'react'
import { Banner } from '../ui/feedback/Banner.tsx'
import { EndPage } from './EndPage.tsx'
import { takeMotivoFim } from './motivoFim.ts'
import { OQueFicou } from './OQueFicou.tsx'
import { isTrocaPendente } from './trocaPendente.ts'

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
      {isTrocaPendente() && (
        <Banner title="A senha pode ter sido trocada" tone="atencao">
          A troca foi enviada, mas a resposta se perdeu. Entre com a senha nova; se não entrar, use a antiga.
        </Banner>
      )}
      <OQueFicou />
    </EndPage>
  )
}

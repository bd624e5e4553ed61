import type { SolicitacaoExame } from '@portal/contract/exame.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { acceptsAcao } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { useState } from 'react'
import { showInstante } from '../calendario/format.ts'
import { atalhoImpressao } from '../guia/atalhoImpressao.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { CancelamentoPedidoDialog } from './CancelamentoPedidoDialog.tsx'
import { NovoPedidoLink } from './NovoPedidoLink.tsx'
import styles from './Solicitacao.module.css'
import { StatusPedidoBadge } from './StatusPedidoBadge.tsx'

/** Number, status and when; what is done with all of it. */
export function CabecalhoSolicitacao({ pedido }: { pedido: SolicitacaoExame }) {
  const { numeroSolicitacao, status, criadaEm, associado } = pedido
  const [isCancelando, setCancelando] = useState(false)
  const podeCancelar = useAcesso().whyNotCall(solicitacaoExame.cancelSolicitacao) === undefined
  return (
    <div className={styles.cabeca}>
      {/* The portal bar has the page's h1 with the same words. */}
      <p className={styles.numero}>Pedido {numeroSolicitacao}</p>
      <CopyButton label="Copiar o número do pedido" text={String(numeroSolicitacao)} />
      <StatusPedidoBadge pedido={pedido} />
      <p className={styles.quando}>Feito em {showInstante(criadaEm)}</p>
      {pedido.isSolicitante && (
        <div className={styles.acoes}>
          <ButtonLink
            href={hrefOf('/portal/impressao/sol/$numeroSolicitacao', { numeroSolicitacao })}
            icon="print"
          >
            Imprimir <KeyHint keys={atalhoImpressao.keys} />
          </ButtonLink>
          {podeCancelar && acceptsAcao(status, 'cancel') && (
            <Button icon="close" onPress={() => setCancelando(true)}>
              Cancelar pedido
            </Button>
          )}
          {!acceptsAcao(status, 'cancel') && (
            <NovoPedidoLink chave={associado.chave} variant="secundario">
              Pedir outros exames
            </NovoPedidoLink>
          )}
        </div>
      )}
      {isCancelando && <CancelamentoPedidoDialog onClose={() => setCancelando(false)} pedido={pedido} />}
    </div>
  )
}

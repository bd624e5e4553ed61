import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { enderecoSolicitacao } from '@portal/domain/menu/endereco.ts'
import { countArquivos } from '@portal/domain/solicitacaoExame/arquivoExame.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Espera } from './Espera.tsx'
import { NovoPedidoLink } from './NovoPedidoLink.tsx'
import styles from './Pedidos.module.css'
import { pedidosDoPacienteQuery } from './pedidos.queries.ts'
import { StatusPedidoBadge } from './StatusPedidoBadge.tsx'

/** What is told beside other things; the list has the rest. */
const A_VISTA = 4

type PedidosCardProps = {
  associado: Pick<ResumoAssociado, 'chave' | 'codigoAssociado'>
  /** No way leads to a new one: it is being typed beside it, or would be denied whole. */
  isSemNovo?: boolean
}

/** The exam requests of a patient, and the way to a new one; nothing for whoever reads none. */
export function PedidosCard({ associado, isSemNovo = false }: PedidosCardProps) {
  const { whyNotCall } = useAcesso()
  const isLegivel = whyNotCall(solicitacaoExame.listSolicitacoes) === undefined
  const consulta = useQuery({ ...pedidosDoPacienteQuery(associado.codigoAssociado), enabled: isLegivel })
  if (!isLegivel) return null
  return (
    <Card
      actions={!isSemNovo && <NovoPedidoLink chave={associado.chave} size="pequeno" variant="secundario" />}
      title="Exames pedidos"
    >
      <QueryView
        empty={({ solicitacoes }) =>
          solicitacoes.length === 0 && (
            <p className={styles.suave}>Nenhum pedido de exames para este paciente.</p>
          )
        }
        lines={2}
        loading="Carregando pedidos de exames"
        query={consulta}
      >
        {({ solicitacoes: pedidos, proximo }) => (
          <Stack gap={3}>
            <ul aria-label="Pedidos de exames" className={styles.linhas}>
              {pedidos.slice(0, A_VISTA).map((pedido) => (
                <li className={styles.linha} key={pedido.numeroSolicitacao}>
                  <span className={styles.selos}>
                    <AcessoLink href={enderecoSolicitacao(pedido.numeroSolicitacao)}>
                      Pedido {pedido.numeroSolicitacao}
                    </AcessoLink>
                    <StatusPedidoBadge pedido={pedido} />
                    {pedido.imagens > 0 && (
                      <Badge icon="image" tone="sucesso">
                        {countArquivos(pedido.imagens)}
                      </Badge>
                    )}
                  </span>
                  <span>{pedido.exames.join('; ')}</span>
                  <span className={styles.segunda}>
                    <Espera pedido={pedido} />
                  </span>
                </li>
              ))}
            </ul>
            {pedidos.length > A_VISTA && (
              <AcessoLink
                href={hrefOf('/portal/consultarStatusPedidosExames', { paciente: associado.chave })}
              >
                {proximo === null ? `Ver os ${pedidos.length} pedidos` : 'Ver todos os pedidos'}
              </AcessoLink>
            )}
          </Stack>
        )}
      </QueryView>
    </Card>
  )
}

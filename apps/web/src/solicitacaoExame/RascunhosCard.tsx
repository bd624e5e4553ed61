import type { Reply } from '@portal/contract/route.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { enderecoNovoPedido } from '@portal/domain/menu/endereco.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { showInstante } from '../calendario/format.ts'
import { ListView } from '../carregamento/ListView.tsx'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Rows } from '../ui/data/Rows.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './Pedidos.module.css'
import { rascunhosPedidoQuery } from './pedidos.queries.ts'

type Rascunho = Reply<typeof solicitacaoExame.listRascunhos>['rascunhos'][number]

/** Interface S23: the requests that were begun and left, each the way on with it. */
export function RascunhosCard() {
  return (
    <Card
      description="O que você deixou pela metade fica aqui até ser salvo, ou até que nada reste nele."
      title="Pedidos começados"
    >
      <ListView
        empty={<p className={styles.suave}>Nenhum pedido pela metade.</p>}
        lines={2}
        loading="Carregando pedidos começados"
        none="Nenhum pedido pela metade"
        noun={['pedido começado', 'pedidos começados']}
        query={useInfiniteQuery(rascunhosPedidoQuery)}
        rows={({ rascunhos }) => rascunhos}
      >
        {(rascunhos) => (
          <Rows>
            <ul aria-label="Pedidos começados" className={styles.linhas}>
              {rascunhos.map((rascunho) => (
                <RascunhoLinha key={rascunho.associado.chave} rascunho={rascunho} />
              ))}
            </ul>
          </Rows>
        )}
      </ListView>
    </Card>
  )
}

const RascunhoLinha = ({ rascunho: { associado, exames, salvoEm } }: { rascunho: Rascunho }) => (
  <li className={styles.linha}>
    <AcessoLink href={enderecoNovoPedido(associado.chave)}>
      <VisuallyHidden>Continuar o pedido de </VisuallyHidden>
      {associado.nome}
    </AcessoLink>
    <span>
      {exames.length === 0
        ? 'Nenhum exame ainda'
        : `${countOf(exames.length, 'exame', 'exames')}: ${exames.join('; ')}`}
    </span>
    <span className={styles.segunda}>Mudou em {showInstante(salvoEm)}</span>
  </li>
)

/** Beside the requests that were made, the way to those begun. They are not counted there: to count them is to read their patients. */
export function RascunhosLink() {
  if (useAcesso().whyNotCall(solicitacaoExame.listRascunhos)) return null
  return <AcessoLink href={hrefOf('/portal/sol/solicitacao')}>Ver os começados e não salvos</AcessoLink>
}

import type { ResumoSolicitacao } from '@portal/contract/exame.ts'
import { enderecoSolicitacao } from '@portal/domain/menu/endereco.ts'
import { countArquivos } from '@portal/domain/solicitacaoExame/arquivoExame.ts'
import { useNavigate } from '@tanstack/react-router'
import { showInstante } from '../calendario/format.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { Rows } from '../ui/data/Rows.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { RowAction, TableColumn } from '../ui/data/tableColumn.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { Espera } from './Espera.tsx'
import styles from './Pedidos.module.css'
import { StatusPedidoBadge } from './StatusPedidoBadge.tsx'

const columns: readonly TableColumn<ResumoSolicitacao>[] = [
  {
    id: 'pedido',
    header: 'Pedido',
    isRowHeader: true,
    cell: ({ numeroSolicitacao, criadaEm }) => (
      <span className={styles.numero}>
        <AcessoLink href={enderecoSolicitacao(numeroSolicitacao)}>{numeroSolicitacao}</AcessoLink>
        <span className={styles.segunda}>
          <VisuallyHidden>feito em </VisuallyHidden>
          {showInstante(criadaEm)}
        </span>
      </span>
    ),
  },
  { id: 'paciente', header: 'Paciente', cell: ({ associado }) => associado.nome },
  {
    id: 'exames',
    header: 'Exames',
    isWide: true,
    cell: ({ exames }) => exames.join('; '),
  },
  {
    id: 'situacao',
    header: 'Situação',
    width: '14rem',
    isWide: true,
    cell: (pedido) => (
      <>
        <span className={styles.selos}>
          <StatusPedidoBadge pedido={pedido} />
          {pedido.imagens > 0 && (
            <Badge icon="image" tone="sucesso">
              {countArquivos(pedido.imagens)}
            </Badge>
          )}
        </span>
        <span className={styles.segunda}>
          <Espera pedido={pedido} />
        </span>
      </>
    ),
  },
]

/** Requests in rows. With the focus in them, J and K or the arrows go from one to the next and Enter opens it. */
export function PedidosTable({ pedidos }: { pedidos: readonly ResumoSolicitacao[] }) {
  const navigate = useNavigate()
  const actions = ({ numeroSolicitacao, imagens }: ResumoSolicitacao): RowAction[] => [
    {
      id: 'abrir',
      label: imagens > 0 ? 'Ver as imagens' : 'Abrir o pedido',
      icon: imagens > 0 ? 'image' : 'eye',
      onAction: () => void navigate({ href: enderecoSolicitacao(numeroSolicitacao) }),
    },
    {
      id: 'imprimir',
      label: 'Imprimir',
      icon: 'print',
      onAction: () =>
        void navigate({ href: hrefOf('/portal/impressao/sol/$numeroSolicitacao', { numeroSolicitacao }) }),
    },
  ]
  return (
    <Rows takesFocus>
      <Table
        actions={actions}
        caption="Pedidos de exames"
        columns={columns}
        rowKey={({ numeroSolicitacao }) => String(numeroSolicitacao)}
        rowLabel={({ numeroSolicitacao }) => `pedido ${numeroSolicitacao}`}
        rows={pedidos}
      />
    </Rows>
  )
}

import type { Indicador } from '@portal/contract/indicador.ts'
import { findIndicador } from '@portal/domain/indicador/indicador.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import styles from './Indicador.module.css'
import { describePartes, showMeta, showValorIndicador } from './indicadorWords.ts'
import { MiniMeses } from './MiniMeses.tsx'

function Meta({ indicador, meta, alcancada }: Indicador) {
  if (!meta) return '—'
  return (
    <span className={styles.pilha}>
      {alcancada !== null && (
        <Badge tone={alcancada ? 'sucesso' : 'atencao'}>{alcancada ? 'Na meta' : 'Fora da meta'}</Badge>
      )}
      <span className={styles.detalhe}>{showMeta(indicador, meta.valor)}</span>
    </span>
  )
}

const Rede = ({ indicador, mediana }: Indicador) =>
  mediana ? (
    <span className={styles.pilha}>
      {showValorIndicador(indicador, mediana.valor)}
      <span className={styles.detalhe}>{countOf(mediana.credenciados, 'credenciado', 'credenciados')}</span>
    </span>
  ) : (
    <span className={styles.detalhe}>Sem comparação</span>
  )

const columns: readonly TableColumn<Indicador>[] = [
  {
    id: 'indicador',
    header: 'Indicador',
    isRowHeader: true,
    cell: ({ indicador }) => (
      <span className={styles.nome}>
        <Link href={hrefOf('/portal/indicadoresQualidadeDesempenho', { indicador })} isOver>
          {findIndicador(indicador).rotulo}
        </Link>
        <span className={styles.detalhe}>{findIndicador(indicador).formula}</span>
      </span>
    ),
  },
  {
    id: 'valor',
    header: 'Doze meses',
    width: '16rem',
    isWide: true,
    cell: (linha) => (
      <span className={styles.pilha}>
        <span className={styles.valor}>{showValorIndicador(linha.indicador, linha.valor)}</span>
        {linha.valor !== null && (
          <span className={styles.detalhe}>{describePartes(linha.indicador, linha)}</span>
        )}
      </span>
    ),
  },
  { id: 'meta', header: 'Meta', width: '10rem', cell: (linha) => <Meta {...linha} /> },
  { id: 'rede', header: 'Rede', width: '8rem', cell: (linha) => <Rede {...linha} /> },
  { id: 'meses', header: 'Mês a mês', cell: ({ meses }) => <MiniMeses meses={meses} /> },
]

type IndicadoresTableProps = { caption: string; indicadores: readonly Indicador[] }

/** One line a figure: how it is made, what it is, its goal, the network's median and its trend. */
export const IndicadoresTable = ({ caption, indicadores }: IndicadoresTableProps) => (
  <Table
    caption={caption}
    columns={columns}
    rowKey={({ indicador }) => indicador}
    rowLabel={({ indicador }) => findIndicador(indicador).rotulo}
    rows={indicadores}
  />
)

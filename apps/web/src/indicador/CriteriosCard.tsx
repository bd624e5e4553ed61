import type { Criterio, RegraElegibilidade } from '@portal/contract/indicador.ts'
import { findIndicador } from '@portal/domain/indicador/indicador.tables.ts'
import { showData } from '../calendario/format.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { Card } from '../ui/layout/Card.tsx'
import styles from './Indicador.module.css'
import { showMeta, showPorCento, showValorIndicador } from './indicadorWords.ts'
import { SituacaoCriterio } from './SituacaoCriterio.tsx'

const columns: readonly TableColumn<Criterio>[] = [
  {
    id: 'criterio',
    header: 'Critério',
    isRowHeader: true,
    cell: ({ indicador }) => (
      <span className={styles.nome}>
        <AcessoLink href={hrefOf('/portal/indicadoresQualidadeDesempenho', { indicador })}>
          {findIndicador(indicador).rotulo}
        </AcessoLink>
        <span className={styles.detalhe}>{findIndicador(indicador).formula}</span>
      </span>
    ),
  },
  { id: 'meta', header: 'Meta', width: '10rem', cell: ({ indicador, meta }) => showMeta(indicador, meta) },
  {
    id: 'valor',
    header: 'Seu número',
    align: 'end',
    cell: ({ indicador, valor }) => showValorIndicador(indicador, valor),
  },
  { id: 'peso', header: 'Peso', align: 'end', cell: ({ peso }) => showPorCento(peso) },
  {
    id: 'situacao',
    header: 'Situação',
    width: '14rem',
    isWide: true,
    cell: (criterio) => <SituacaoCriterio criterio={criterio} />,
  },
]

/** The rule of the readjustment: each criterion with its goal, its weight, one's own figure and what is missing. */
export function CriteriosCard({ regra, criterios }: RegraElegibilidade) {
  if (!regra || criterios.length === 0) {
    return (
      <Card title="Critérios do reajuste">
        <p>A sua rede não publicou critérios em vigor.</p>
      </Card>
    )
  }
  return (
    <Card
      description={`O bônus é a soma dos pesos dos critérios atendidos, até ${showPorCento(regra.teto)}. Regra em vigor desde ${showData(regra.vigenteDesde)}. ${regra.fonte}.`}
      title="Critérios do reajuste"
    >
      <Table
        caption="Critérios do reajuste"
        columns={columns}
        rowKey={({ indicador }) => indicador}
        rowLabel={({ indicador }) => findIndicador(indicador).rotulo}
        rows={criterios}
      />
    </Card>
  )
}

import type { BonusUnidades, Criterio } from '@portal/contract/indicador.ts'
import { findIndicador } from '@portal/domain/indicador/indicador.tables.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { Card } from '../ui/layout/Card.tsx'
import { Disclosure } from '../ui/layout/Disclosure.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { bonusUnidadesQuery, reajusteUnidadesQuery } from './indicador.queries.ts'
import { showMeta, showPorCento, showValorIndicador } from './indicadorWords.ts'
import { SituacaoCriterio } from './SituacaoCriterio.tsx'

const columns: readonly TableColumn<Criterio>[] = [
  {
    id: 'criterio',
    header: 'Critério',
    isRowHeader: true,
    cell: ({ indicador }) => findIndicador(indicador).rotulo,
  },
  { id: 'meta', header: 'Meta', cell: ({ indicador, meta }) => showMeta(indicador, meta) },
  {
    id: 'valor',
    header: 'Número da unidade',
    align: 'end',
    cell: ({ indicador, valor }) => showValorIndicador(indicador, valor),
  },
  {
    id: 'situacao',
    header: 'Situação',
    width: '14rem',
    isWide: true,
    cell: (criterio) => <SituacaoCriterio criterio={criterio} />,
  },
]

/** `Unidade Centro: 4 de 6 critérios, bônus de 1,6 %, nível B`. */
function describeUnidade(unidade: string | null, resultado: BonusUnidades['unidades'][number] | undefined) {
  const nome = unidade ?? 'Sem unidade'
  if (!resultado) return nome
  const { atendidos, criterios, bonus, nivel } = resultado
  const partes = [
    `${atendidos} de ${criterios} critérios`,
    bonus !== null && `bônus de ${showPorCento(bonus)}`,
    nivel && `nível ${nivel.nivel}`,
  ]
  return `${nome}: ${partes.filter(Boolean).join(', ')}`
}

/** The same for each unit of the clinic: of one that has no units there is nothing to tell apart. */
export function UnidadesCard() {
  const { data: resultados } = useQuery(bonusUnidadesQuery)
  return (
    <QueryView lines={3} loading="Carregando as unidades" query={useQuery(reajusteUnidadesQuery)} shape="row">
      {({ unidades, todas }) =>
        unidades.some(({ unidade }) => unidade !== null) && (
          <Card
            description={
              todas
                ? 'Os mesmos critérios com os números de cada unidade operacional, e a que bônus ela chegaria sozinha.'
                : 'Os mesmos critérios, nas linhas que você vê de cada unidade operacional.'
            }
            title="Por unidade"
          >
            <Stack gap={2}>
              {unidades.map(({ unidade, criterios }) => {
                const title = describeUnidade(
                  unidade,
                  resultados?.unidades.find((outra) => outra.unidade === unidade),
                )
                return (
                  <Disclosure key={unidade} title={title}>
                    <Table
                      caption={title}
                      columns={columns}
                      rowKey={({ indicador }) => indicador}
                      rowLabel={({ indicador }) => findIndicador(indicador).rotulo}
                      rows={criterios}
                    />
                  </Disclosure>
                )
              })}
            </Stack>
          </Card>
        )
      }
    </QueryView>
  )
}

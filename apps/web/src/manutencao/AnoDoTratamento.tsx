import type { AnoTratamento } from '@portal/contract/manutencao.ts'
import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { getRotuloEstado } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { showData } from '../calendario/format.ts'
import { showMes } from '../calendario/mes.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { TelaButtonLink } from '../menu/TelaButtonLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { useTitleFocus } from '../termo/useTitleFocus.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { hrefOrtodontia } from './hrefOrtodontia.ts'
import styles from './ManutencoesPage.module.css'
import { anoQuery } from './manutencao.queries.ts'
import type { ManutencaoSearch } from './manutencaoSearch.ts'
import { describeMes, describeRestante, isNadaPago } from './mesWords.ts'

type Coluna = TableColumn<AnoTratamento['meses'][number]>

const toColunas = (paciente: string): readonly Coluna[] => [
  { id: 'mes', header: 'Mês', isRowHeader: true, cell: ({ mes }) => showMes(mes) },
  {
    id: 'estado',
    header: 'Manutenção',
    cell: (mes) => {
      const { rotulo, tom, icone } = describeMes(mes)
      return (
        <span className={styles.inteiro}>
          <Badge icon={icone} tone={tom}>
            {rotulo}
          </Badge>
        </span>
      )
    },
  },
  { id: 'data', header: 'Feita em', cell: ({ data }) => showData(data) },
  {
    id: 'guia',
    header: 'Guia',
    cell: ({ estado, numeroFicha }) => {
      if (numeroFicha !== null) return <GuiaLink numeroFicha={numeroFicha} />
      if (estado !== 'devido') return '—'
      return (
        <TelaButtonLink href={hrefOrtodontia(paciente, tipoGuia.ortoManutencao)} icon="send" size="pequeno">
          Liberar a guia
        </TelaButtonLink>
      )
    },
  },
  {
    id: 'valor',
    header: 'Valor',
    align: 'end',
    cell: ({ valor }) => (valor === null ? '—' : showValor(valor)),
  },
  {
    id: 'liberado',
    header: 'Liberado',
    align: 'end',
    cell: (mes) => {
      if (mes.valorPago === undefined) return '—'
      if (!isNadaPago(mes) || mes.numeroFicha === null) return showValor(mes.valorPago)
      return (
        <span className={styles.quebra}>
          <AcessoLink href={enderecoGuia(mes.numeroFicha)}>
            {showValor(mes.valorPago)}: ver{'\u00A0'}motivo
          </AcessoLink>
        </span>
      )
    },
  },
]

type AnoDoTratamentoProps = {
  numeroTratamento: number
  last: RefObject<number | undefined>
  /** The list that it was opened from. */
  lista: ManutencaoSearch
}

/** One treatment, month by month, and what is left of it. */
export function AnoDoTratamento({ numeroTratamento, last, lista }: AnoDoTratamentoProps) {
  const { data } = useSuspenseQuery(anoQuery(numeroTratamento))
  const title = useTitleFocus<number | undefined>(numeroTratamento, last)
  const { chaveAssociado, nomeAssociado, tratamento, meses } = data
  const { estado, inicio, fimPrazo, numeroFichaInicial, guiasRestantes, prorrogavel } = tratamento
  return (
    <Stack gap={4}>
      <Row>
        <ButtonLink href={hrefOf('/portal/manutencoes', lista)} icon="arrowLeft" variant="fantasma">
          Voltar à lista
        </ButtonLink>
      </Row>
      <section className={styles.cabecalho}>
        <h2 className={styles.nome} data-titulo ref={title} tabIndex={-1}>
          {nomeAssociado}
        </h2>
        <DescriptionList
          items={[
            { term: 'Tratamento', value: `${getRotuloEstado(estado)} · ${describeRestante(tratamento)}` },
            { term: 'Início', value: showData(inicio) },
            { term: 'Fim do prazo', value: showData(fimPrazo) },
            { term: 'Guia inicial', value: <GuiaLink numeroFicha={numeroFichaInicial} /> },
          ]}
        />
      </section>
      {prorrogavel && (
        <Banner title="Está na hora de pedir a prorrogação" tone="atencao">
          O tratamento ainda permite {countOf(guiasRestantes, 'guia', 'guias')}. A prorrogação se pede em{' '}
          <AcessoLink href={hrefOrtodontia(chaveAssociado, tipoGuia.ortoProrrogacao)}>
            Solicitar autorização
          </AcessoLink>
          , tipo Ortodontia: prorrogação.
        </Banner>
      )}
      {meses.length === 0 ? (
        <p>Nenhum mês ainda: as manutenções começam no mês seguinte ao da instalação.</p>
      ) : (
        <Table
          caption={`Meses do tratamento de ${nomeAssociado}`}
          columns={toColunas(chaveAssociado)}
          rowKey={({ mes }) => mes}
          rowLabel={({ mes }) => showMes(mes)}
          rows={meses}
        />
      )}
    </Stack>
  )
}

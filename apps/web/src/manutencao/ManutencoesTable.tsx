import type { Manutencao } from '@portal/contract/manutencao.ts'
import { describeFinda } from '@portal/domain/guia/perspectivaCobertura.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData, today } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Rows } from '../ui/data/Rows.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn, TableSelection } from '../ui/data/tableColumn.ts'
import type { AbaMes } from './manutencaoSearch.ts'

type Coluna = TableColumn<Manutencao>

const paciente = (aba: AbaMes): Coluna => ({
  id: 'paciente',
  header: 'Paciente',
  isRowHeader: true,
  cell: (linha) => (
    <>
      <span data-linha={linha.numeroTratamento}>
        <Link
          href={hrefOf('/portal/manutencoes', {
            tratamento: linha.numeroTratamento,
            aba: aba === 'aLiberar' ? undefined : aba,
          })}
        >
          {linha.nomeAssociado}
        </Link>
      </span>
      <Impedimento linha={linha} />
    </>
  ),
})

/** Why the guide of this month would not be released today. */
function Impedimento({ linha }: { linha: Manutencao }) {
  const nota = describeFinda(linha, today())?.nota
  return (
    nota && (
      <>
        {' '}
        <Badge tone="atencao">{nota}</Badge>
      </>
    )
  )
}

const guia: Coluna = {
  id: 'guia',
  header: 'Guia',
  cell: ({ numeroFicha }) => (numeroFicha === null ? 'Sem guia' : <GuiaLink numeroFicha={numeroFicha} />),
}

const feita: Coluna = { id: 'data', header: 'Feita em', cell: ({ data }) => showData(data) }

const restam: Coluna = {
  id: 'restam',
  header: 'Restam',
  cell: ({ guiasRestantes, prorrogavel }) =>
    prorrogavel ? (
      <Badge tone="atencao">{countOf(guiasRestantes, 'guia', 'guias')}: peça a prorrogação</Badge>
    ) : (
      countOf(guiasRestantes, 'guia', 'guias')
    ),
}

const valor: Coluna = {
  id: 'valor',
  header: 'Valor',
  align: 'end',
  cell: (linha) => (linha.valor === null ? '—' : showValor(linha.valor)),
}

const legendas: Readonly<Record<AbaMes, string>> = {
  aLiberar: 'Manutenções a liberar',
  liberadas: 'Manutenções liberadas',
  feitas: 'Manutenções feitas',
  perdidas: 'Manutenções perdidas no mês anterior',
}

type ManutencoesTableProps = {
  aba: AbaMes
  linhas: readonly Manutencao[]
  selection: TableSelection
}

/** One line a treatment: Enter on the patient is its year. */
export function ManutencoesTable({ aba, linhas, selection }: ManutencoesTableProps) {
  return (
    <Rows takesFocus>
      <Table
        caption={legendas[aba]}
        columns={[
          paciente(aba),
          ...(aba === 'aLiberar' ? [] : [guia]),
          ...(aba === 'feitas' ? [feita] : []),
          restam,
          valor,
        ]}
        rowKey={({ numeroTratamento }) => String(numeroTratamento)}
        rowLabel={({ nomeAssociado }) => nomeAssociado}
        rows={linhas}
        selection={selection}
      />
    </Rows>
  )
}

import type { LinhaRecurso } from '@portal/contract/recursoGlosa.ts'
import { enderecoRecurso } from '@portal/domain/menu/endereco.ts'
import { showDia } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Rows } from '../ui/data/Rows.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn, TableSelection } from '../ui/data/tableColumn.ts'
import { ItensNegados } from './ItensNegados.tsx'
import styles from './RecursoGlosaPage.module.css'
import type { AbaRecurso } from './recursosWords.ts'

type Coluna = TableColumn<LinhaRecurso>

const guia: Coluna = {
  id: 'guia',
  header: 'Guia e paciente',
  isRowHeader: true,
  cell: ({ numeroFicha, nomeAssociado, bloqueio }) => (
    <div className={styles.objeto}>
      <AcessoLink href={enderecoRecurso(numeroFicha)}>Guia {numeroFicha}</AcessoLink>
      <span className={styles.paciente}>{nomeAssociado}</span>
      {bloqueio && (
        <Badge icon="lock" tone="perigo">
          Bloqueada
        </Badge>
      )}
    </div>
  ),
}
const itens = (header: string): Coluna => ({
  id: 'itens',
  header,
  width: '50%',
  isWide: true,
  cell: (linha) => <ItensNegados linha={linha} />,
})
const valorRecursado: Coluna = {
  id: 'recursado',
  header: 'Recorrido',
  align: 'end',
  cell: (linha) => showValor(linha.valorRecursado),
}
const enviado: Coluna = {
  id: 'enviado',
  header: 'Enviado em',
  cell: ({ enviadoEm }) => (enviadoEm ? showDia(enviadoEm) : '—'),
}

const colunas: Readonly<Record<AbaRecurso, readonly Coluna[]>> = {
  recorrer: [
    guia,
    itens('O que foi glosado'),
    {
      id: 'glosado',
      header: 'Glosado',
      align: 'end',
      cell: ({ valorGlosado }) => showValor(valorGlosado),
    },
    {
      id: 'prazo',
      header: 'Recorrer até',
      cell: ({ prazoRecurso }) => <Prazo isLong prazo={prazoRecurso} />,
    },
  ],
  recurso: [
    guia,
    itens('O que foi glosado'),
    enviado,
    {
      id: 'resposta',
      header: 'Resposta até',
      cell: ({ prazoResposta }) => (prazoResposta ? <Prazo isLong prazo={prazoResposta} /> : '—'),
    },
    valorRecursado,
  ],
  decididos: [
    guia,
    itens('Decisão de cada item'),
    {
      id: 'julgado',
      header: 'Decidido em',
      cell: ({ julgadoEm }) => (julgadoEm ? showDia(julgadoEm) : '—'),
    },
    valorRecursado,
    {
      id: 'liberado',
      header: 'Liberado',
      align: 'end',
      cell: ({ valorLiberado }) => (valorLiberado === null ? '—' : showValor(valorLiberado)),
    },
  ],
}

const legendas: Readonly<Record<AbaRecurso, string>> = {
  recorrer: 'Guias a recorrer',
  recurso: 'Guias em recurso',
  decididos: 'Recursos decididos',
}

type RecursosTableProps = {
  aba: AbaRecurso
  linhas: readonly LinhaRecurso[]
  selection?: TableSelection
}

/** One line a guide: what was denied, how much, until when; Enter on its link is the guide's appeal. */
export function RecursosTable({ aba, linhas, selection }: RecursosTableProps) {
  return (
    <Rows takesFocus>
      <Table
        caption={legendas[aba]}
        columns={colunas[aba]}
        isTall
        rowKey={({ numeroFicha }) => String(numeroFicha)}
        rowLabel={({ numeroFicha }) => `guia ${numeroFicha}`}
        rows={linhas}
        {...(selection && { selection })}
      />
    </Rows>
  )
}

import type { Acao } from '@portal/contract/conciliacao.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showInstante } from '../calendario/format.ts'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { nameQuemEntrou } from '../credenciado/quemEntrou.ts'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { nameAcao, showAcao } from './palavras.ts'
import { hasDependentes, showVolta } from './palavrasVolta.ts'
import { useAcoes } from './useAcoes.ts'
import { useLugarHistorico } from './useLugarHistorico.ts'
import { VoltaDialog } from './VoltaDialog.tsx'

/** Whoever reads it knows of their own doing: the others are named. */
const listColunas = (
  acoes: readonly Acao[],
  isOutro: (nome: string) => boolean,
): readonly TableColumn<Acao>[] => [
  { id: 'em', header: 'Quando', cell: ({ feitaEm }) => showInstante(feitaEm) },
  { id: 'tipo', header: 'Ação', cell: nameAcao },
  { id: 'dito', header: 'O que foi feito', cell: showAcao, isRowHeader: true, isWide: true },
  ...(acoes.some(({ feitaPor }) => isOutro(feitaPor))
    ? [{ id: 'por', header: 'Quem', cell: ({ feitaPor }: Acao) => feitaPor }]
    : []),
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ desfeita }) => {
      if (!desfeita) return 'Vale'
      const quem = isOutro(desfeita.por) ? ` por ${desfeita.por}` : ''
      return `Desfeita ${showInstante(desfeita.em)}${quem}`
    },
  },
]

/** What was done, each to be undone: at once, or once what goes with it was confirmed. */
export function HistoricoTable({ acoes }: { acoes: readonly Acao[] }) {
  const { volta } = useAcoes()
  const { data: info } = useQuery(infoQuery)
  const [perguntada, setPerguntada] = useState<Acao>()
  const lista = useRef<HTMLDivElement>(null)
  const awaitVolta = useLugarHistorico(lista, acoes)
  const close = () => setPerguntada(undefined)
  const undo = (acao: Acao) => {
    if (volta.isPending) return
    awaitVolta(acao.numero)
    volta.mutate({ numero: acao.numero, dito: showVolta(acao) })
    close()
  }
  return (
    <div ref={lista}>
      <Table
        actions={(acao) =>
          acao.desfeita
            ? []
            : [
                {
                  id: 'desfazer',
                  label: 'Desfazer',
                  icon: 'undo',
                  onAction: () => (hasDependentes(acao) ? setPerguntada(acao) : undo(acao)),
                },
              ]
        }
        caption="Histórico da conciliação"
        columns={listColunas(acoes, (quem) => !info || quem !== nameQuemEntrou(info))}
        rowKey={({ numero }) => String(numero)}
        rowLabel={showAcao}
        rows={acoes}
      />
      {perguntada && <VoltaDialog acao={perguntada} onClose={close} onConfirm={() => undo(perguntada)} />}
    </div>
  )
}

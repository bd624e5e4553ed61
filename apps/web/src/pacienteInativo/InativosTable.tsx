import { guia } from '@portal/contract/guia.ts'
import { type GuiaInativa, MAXIMO_INATIVOS, pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showData, showInstante } from '../calendario/format.ts'
import { StatusGuiaBadge } from '../guia/StatusGuiaBadge.tsx'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { Button } from '../ui/action/Button.tsx'
import { SelectionBar } from '../ui/data/SelectionBar.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { RowAction, TableColumn } from '../ui/data/tableColumn.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { totalQuery } from './pacienteInativo.queries.ts'

const columns: readonly TableColumn<GuiaInativa>[] = [
  {
    id: 'guia',
    header: 'Guia',
    isRowHeader: true,
    cell: ({ numeroFicha }) => (
      <AcessoLink href={enderecoGuia(numeroFicha)}>
        <VisuallyHidden>Guia </VisuallyHidden>
        {numeroFicha}
      </AcessoLink>
    ),
  },
  { id: 'paciente', header: 'Paciente', isWide: true, cell: ({ nomeAssociado }) => nomeAssociado },
  { id: 'fim', header: 'Fim do plano', cell: ({ fimCobertura }) => showData(fimCobertura) },
  {
    id: 'ciencia',
    header: 'Ciência',
    // Who gave it is in the sheet: a login's number names nobody.
    cell: ({ ciencia }) => (ciencia ? showInstante(ciencia.em) : <em>Sem ciência</em>),
  },
  {
    id: 'situacao',
    header: 'Situação da guia',
    // It holds a badge and a whole sentence, so on a tablet the other columns fold first.
    width: '40%',
    isWide: true,
    cell: ({ fimCobertura, ...guia }) => (
      <StatusGuiaBadge diaDito={fimCobertura} guia={{ ...guia, fimCobertura: { dia: fimCobertura } }} />
    ),
  },
]

type InativosTableProps = {
  guias: readonly GuiaInativa[]
  /** All of them wait: several are chosen and acknowledged at once. */
  isSelectable: boolean
  /** Reads those that are not loaded yet and answers all of them; undefined where none is left. */
  bringAll: (() => Promise<readonly GuiaInativa[]>) | undefined
}

/** The guides; one that waits is acknowledged in its row, or with others. */
export function InativosTable({ guias, isSelectable, bringAll }: InativosTableProps) {
  const navigate = useNavigate()
  const isLegivel = useAcesso().whyNotCall(guia.getGuiaDetalhada) === undefined
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [isBringing, setBringing] = useState(false)
  const { data: totais } = useQuery({ ...totalQuery, enabled: isSelectable })
  const { mutateAsync, isPending } = useWrite(pacienteInativo.acknowledgePendentes, {
    prepare: (numerosFicha: readonly number[]) => ({ body: { numerosFicha: [...numerosFicha] } }),
    // Those that were ticked and acknowledged are no longer rows; the other ticks stay.
    onSuccess: () => pushSuccess('Fica registrado quem deu a ciência, e quando.', 'Ciência registrada'),
    onError: pushError,
  })
  /** In pieces of as many as a call takes, one after the other; what a refusal leaves is still ticked. */
  async function acknowledge(numeros: readonly number[]) {
    try {
      for (let inicio = 0; inicio < numeros.length; inicio += MAXIMO_INATIVOS)
        await mutateAsync(numeros.slice(inicio, inicio + MAXIMO_INATIVOS))
    } catch {
      // Told by the write that failed.
    }
  }
  const escolhidas = guias.flatMap(({ numeroFicha }) => (keys.has(String(numeroFicha)) ? [numeroFicha] : []))
  /** Ticks those that come; what is unticked meanwhile stays so, for an acknowledgement cannot be taken back. */
  async function chooseAll(bring: NonNullable<typeof bringAll>) {
    const antes = new Set(guias.map(({ numeroFicha }) => numeroFicha))
    setBringing(true)
    const todas = await bring()
    const novas = todas.filter(({ numeroFicha }) => !antes.has(numeroFicha))
    setBringing(false)
    setKeys((marcadas) => new Set([...marcadas, ...novas.map(({ numeroFicha }) => String(numeroFicha))]))
  }
  const actions = ({ numeroFicha, ciencia }: GuiaInativa): RowAction[] => [
    ...(ciencia === null
      ? [
          {
            id: 'ciencia',
            label: 'Dar ciência',
            icon: 'check' as const,
            onAction: () => void acknowledge([numeroFicha]),
          },
        ]
      : []),
    ...(isLegivel
      ? [
          {
            id: 'abrir',
            label: 'Abrir',
            icon: 'eye' as const,
            onAction: () => void navigate({ href: enderecoGuia(numeroFicha) }),
          },
        ]
      : []),
  ]
  return (
    <>
      <Table
        actions={actions}
        caption="Guias de beneficiários inativos"
        columns={columns}
        rowKey={({ numeroFicha }) => String(numeroFicha)}
        rowLabel={({ numeroFicha }) => `guia ${numeroFicha}`}
        rows={guias}
        {...(isSelectable && { selection: { keys, onChange: setKeys } })}
      />
      {isSelectable && (
        <SelectionBar
          chosen={escolhidas.length}
          description="Dar ciência das guias marcadas"
          icon="check"
          isPending={isPending}
          label="Dar ciência"
          more={
            (isBringing || (bringAll && escolhidas.length === guias.length)) && (
              <Button isPending={isBringing} onPress={() => bringAll && void chooseAll(bringAll)}>
                {totais ? `Selecionar as ${totais.naoCientes} guias` : 'Selecionar todas as guias'}
              </Button>
            )
          }
          onAction={() => void acknowledge(escolhidas)}
          variant="primario"
          whyNone="Marque ao menos uma guia."
          whyNot={isBringing ? 'Espere as outras guias, que ainda vêm.' : undefined}
          none="Nenhuma guia selecionada"
          some={countOf(escolhidas.length, 'guia selecionada', 'guias selecionadas')}
        />
      )}
    </>
  )
}

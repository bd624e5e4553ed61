import { guia } from '@portal/contract/guia.ts'
import { type GuiaInativa, pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showData, showInstante } from '../calendario/format.ts'
import { StatusGuiaBadge } from '../guia/StatusGuiaBadge.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { Button } from '../ui/action/Button.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { RowAction, TableColumn } from '../ui/data/tableColumn.ts'
import { VirtualTable } from '../ui/data/VirtualTable.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import styles from './BeneficiarioInativoPage.module.css'

const columns: readonly TableColumn<GuiaInativa>[] = [
  {
    id: 'guia',
    header: 'Guia',
    isRowHeader: true,
    cell: ({ numeroFicha }) => <GuiaLink numeroFicha={numeroFicha} />,
  },
  { id: 'paciente', header: 'Paciente', cell: ({ nomeAssociado }) => nomeAssociado },
  { id: 'fim', header: 'Fim do plano', cell: ({ fimCobertura }) => showData(fimCobertura) },
  {
    id: 'situacao',
    header: 'Situação da guia',
    cell: ({ fimCobertura, ...guia }) => (
      <StatusGuiaBadge guia={{ ...guia, fimCobertura: { dia: fimCobertura } }} />
    ),
  },
  {
    id: 'ciencia',
    header: 'Ciência',
    cell: ({ ciencia }) =>
      ciencia ? `${showInstante(ciencia.em)}, por ${ciencia.login}` : <em>Sem ciência</em>,
  },
]

type InativosTableProps = {
  guias: readonly GuiaInativa[]
  /** All of them wait: several are chosen and acknowledged at once. */
  isSelectable: boolean
}

/** The guides; one that waits is acknowledged in its row, or with others. */
export function InativosTable({ guias, isSelectable }: InativosTableProps) {
  const navigate = useNavigate()
  const isLegivel = useAcesso().whyNotCall(guia.getGuiaDetalhada) === undefined
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const { mutate, isPending } = useWrite(pacienteInativo.acknowledgePendentes, {
    prepare: (numerosFicha: readonly number[]) => ({ body: { numerosFicha: [...numerosFicha] } }),
    // Those that were ticked and acknowledged are no longer rows; the other ticks stay.
    onSuccess: () => pushSuccess('Fica registrado quem deu a ciência, e quando.', 'Ciência registrada'),
    onError: pushError,
  })
  const actions = ({ numeroFicha, ciencia }: GuiaInativa): RowAction[] => [
    ...(ciencia === null
      ? [
          {
            id: 'ciencia',
            label: 'Dar ciência',
            icon: 'check' as const,
            onAction: () => mutate([numeroFicha]),
          },
        ]
      : []),
    ...(isLegivel
      ? [
          {
            id: 'abrir',
            label: 'Abrir',
            icon: 'eye' as const,
            onAction: () => void navigate({ href: `/portal/guia/${numeroFicha}` }),
          },
        ]
      : []),
  ]
  return (
    <>
      <Table
        Virtual={VirtualTable}
        actions={actions}
        caption="Guias de beneficiários inativos"
        columns={columns}
        rowKey={({ numeroFicha }) => String(numeroFicha)}
        rowLabel={({ numeroFicha }) => `guia ${numeroFicha}`}
        rows={guias}
        {...(isSelectable && { selection: { keys, onChange: setKeys } })}
      />
      {isSelectable && (
        <CienciaBarra
          escolhidas={guias.flatMap(({ numeroFicha }) =>
            keys.has(String(numeroFicha)) ? [numeroFicha] : [],
          )}
          isPending={isPending}
          onAcknowledge={mutate}
        />
      )}
    </>
  )
}

type CienciaBarraProps = {
  escolhidas: readonly number[]
  isPending: boolean
  onAcknowledge: (numerosFicha: readonly number[]) => void
}

/** How many are chosen, and the acknowledgement of them all. */
function CienciaBarra({ escolhidas, isPending, onAcknowledge }: CienciaBarraProps) {
  const hasEscolhidas = escolhidas.length > 0
  const shortcuts = useMemo(() => {
    const run = () => onAcknowledge(escolhidas)
    return escolhidas.length > 0
      ? [{ keys: 'Ctrl+Enter', description: 'Dar ciência das guias marcadas', run }]
      : []
  }, [escolhidas, onAcknowledge])
  useShortcuts(shortcuts)
  return (
    <div className={styles.acao}>
      <p aria-live="polite">{describeEscolha(escolhidas.length)}</p>
      <Button
        disabledReason={hasEscolhidas ? undefined : 'Marque ao menos uma guia.'}
        icon="check"
        isPending={isPending}
        onPress={() => onAcknowledge(escolhidas)}
        variant="primario"
      >
        Dar ciência {hasEscolhidas && <KeyHint keys="Ctrl+Enter" />}
      </Button>
    </div>
  )
}

function describeEscolha(quantas: number): string {
  if (quantas === 0) return 'Nenhuma guia selecionada.'
  return quantas === 1 ? '1 guia selecionada.' : `${quantas} guias selecionadas.`
}

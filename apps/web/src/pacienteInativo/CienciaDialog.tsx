import { MAXIMO_INATIVOS, type PacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { showData } from '../calendario/format.ts'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { Button } from '../ui/action/Button.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'

const columns: readonly TableColumn<PacienteInativo>[] = [
  {
    id: 'guia',
    header: 'Guia',
    isRowHeader: true,
    cell: ({ numeroFicha }) => <GuiaLink numeroFicha={numeroFicha} />,
  },
  { id: 'paciente', header: 'Paciente', cell: ({ nomeAssociado }) => nomeAssociado },
  { id: 'fim', header: 'Fim do plano', cell: ({ fimCobertura }) => showData(fimCobertura) },
]

type CienciaDialogProps = {
  /** Whose guides they are: a clinic's, where one of its dentists is logged in. */
  nomeCredenciado: string
  pacientes: readonly PacienteInativo[]
  /** The civil day on which the list was made, YYYY-MM-DD. */
  dataEncaminhamento: string
  isOpen: boolean
  isPending: boolean
  onCiente: () => void
  onClose: () => void
}

/** Whose plan is over while a guide of theirs is open, to be acknowledged (Spec §2.6). */
export function CienciaDialog(props: CienciaDialogProps) {
  const { nomeCredenciado, pacientes, dataEncaminhamento, isOpen, isPending, onCiente, onClose } = props
  return (
    <Dialog
      footer={
        <Button icon="check" isPending={isPending} onPress={onCiente} variant="primario">
          Estou ciente
        </Button>
      }
      isDismissable={false}
      isOpen={isOpen}
      isText
      onClose={onClose}
      size="largo"
      title="Beneficiários inativos"
    >
      <Stack>
        <p>
          O plano destes pacientes terminou, e as guias deles continuam abertas em nome de {nomeCredenciado}.
          O que for realizado depois do fim do plano não é coberto.
        </p>
        <p>
          Abra cada guia pelo número: o próximo passo dela diz o que se faz. Esta lista volta quando você sair
          da guia.
        </p>
        {pacientes.length >= MAXIMO_INATIVOS && (
          <p>
            Estas são as primeiras {MAXIMO_INATIVOS}. Se houver outras, elas vêm na sua próxima entrada, e
            todas estão em Beneficiários inativos.
          </p>
        )}
        <Table
          caption={`Guias de beneficiários inativos, na lista de ${showData(dataEncaminhamento)}`}
          columns={columns}
          rowKey={({ numeroFicha }) => String(numeroFicha)}
          rowLabel={({ numeroFicha }) => `guia ${numeroFicha}`}
          rows={pacientes}
        />
      </Stack>
    </Dialog>
  )
}
